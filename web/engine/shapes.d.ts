// Written by tools/shape_types.py from acey/shapes.py: change that file, then run it again.

/** One side's 15 checkers; `points` maps "24" … "1" to counts, empty points left out. */
export interface SideShape {
  points: Record<string, number>;
  start: number;
  bar: number;
  off: number;
}

/** One number of the stage in hand, in the order shown; a double shows four, a complement eight or four. */
export interface DieShape {
  n: number;
  used: boolean;
}

/**
 * A next legal move. `via` is empty for one number; for several in one gesture it lists the landings
 * between, `number` is then the sum and `hit` says whether any landing hits. Where two routes lead to one
 * target both are listed, the hitting one first.
 */
export interface MoveShape {
  from: Place;
  to: Place;
  number: number;
  hit: boolean;
  via: number[];
}

/**
 * What may be done now: `undo` within the turn, `reopen` to take up the turn that has just ended (no dice
 * have fallen since), `correct` to enter dice anew that were entered by hand.
 */
export interface MayShape {
  roll: boolean;
  undo: boolean;
  reopen: boolean;
  correct: boolean;
  done: boolean;
  name: boolean;
  resign: boolean;
}

/**
 * What naming one double would bring: `most` of its `of` numbers can be played, `full` if all can
 * (null when that was too long to find out), and what `follows` when they are not all played.
 */
export interface NameShape {
  number: number;
  most: number;
  of: number;
  full: boolean | null;
  follows: "roll" | "end";
  follows_full: "roll" | "end";
}

/** `[from, to, number]` of the stage in hand, not yet in the record. */
export type PendingMove = Place[];

/**
 * Everything the page needs to show one moment of a game; `events` lead here from revision `rev` - 1.
 *
 * `position` holds both sides by seat, each in its own numbering, the pending moves already made.
 * `stage` and `rolled` are null except in phases play (and name, where they tell the 1-2 just played).
 * `dice` are the numbers of the stage in hand with the used ones marked. `opening` holds the opening dice
 * last rolled. `forced` tells that a number is to be played and that, in whichever order, there is one
 * outcome only. `points` are both seats' points of this game, 0 until over. `contact` tells whether the two
 * sides can still meet, so that something can still be hit.
 */
export interface View {
  rev: number;
  phase: Phase;
  seat: Seat | null;
  due: Due;
  position: SideShape[];
  pips: number[];
  contact: boolean;
  pending: PendingMove[];
  stage: StageKind | null;
  rolled: number[] | null;
  opening: number[] | null;
  dice: DieShape[];
  moves: MoveShape[];
  forced: boolean;
  names: NameShape[];
  may: MayShape;
  events: Event[];
  winner: Winner | null;
  points: number[];
  match: StandingShape;
}

/** Who sits there; `level` is null for a person. */
export interface SeatShape {
  kind: "person" | "computer";
  name: string;
  level: string | null;
}

/** Where the dice come from: the system's entropy, a seed, a script of digits, or entered by hand. */
export interface DiceShape {
  source: "system" | "seed" | "script" | "hand";
  seed?: number;
  script?: string;
}

/** How a finished game ended. */
export interface ResultShape {
  winner: Winner;
  points: number;
}

/**
 * Where a game starts that was set up by hand: both sides, seat 0 first, and the seat on roll; null in phase
 * `opening`, where one die each decides.
 */
export interface StartShape {
  seat: Seat | null;
  phase: "opening" | "roll";
  position: SideShape[];
}

/**
 * A game as it is kept: state is derived by replaying `actions` (packed, see `acey/record.py`). A game that
 * starts on the empty board has no `start`.
 */
export interface RecordShape {
  format: "acey-record-1";
  id: string;
  rules: RulesShape;
  seats: SeatShape[];
  dice: DiceShape;
  match: MatchShape | null;
  begun: string;
  ended: string | null;
  result: ResultShape | null;
  actions: string;
  start?: StartShape;
}

/**
 * What the page saves: committed actions in `record`, the stage in hand in `pending`, and the `view`
 * with which the page can paint before Python is there (null in a finished game that was put away). `name` is
 * the player's own for the game, `saved` the date of the last step.
 */
export interface SavedShape {
  format: "acey-save-2";
  name: string;
  saved: string;
  record: RecordShape;
  pending: PendingMove[];
  view: View | null;
}

/**
 * What a player wants. `move` takes from, to and via (and number where it matters); `name` takes number;
 * `resign` takes seat; `play` commits a whole stage (moves) at once, as the computer does; `text` makes the
 * moves written in `text`, as `acey.notation` reads them, in the numbering shown; `open`, `roll` and `die` take
 * dice only where they are entered by hand, otherwise the engine draws them.
 */
export interface IntentShape {
  do: "open" | "roll" | "move" | "undo" | "reopen" | "correct" | "done" | "name" | "die" | "resign" | "play" | "text";
  from?: Place;
  to?: Place;
  via?: number[];
  number?: number;
  seat?: Seat;
  dice?: number[];
  moves?: PendingMove[];
  text?: string;
}

/** One thing to say about a layout: a code, what it is about, and the sentence. `side` is a seat. */
export interface RemarkShape {
  code: string;
  params: Record<string, any>;
  message: string;
}

/** A position as text: the line of the protocol, GNU Backgammon's Position ID, XGID; null while it is none. */
export interface FormsShape {
  text: string | null;
  position_id: string | null;
  xgid: string | null;
}

/**
 * The answer to `setup`: a layout (seat 0 first) with the seat on roll, all its problems at once, what its text
 * could not say and what was assumed, and what the two IDs cannot say of it.
 */
export interface SetupShape {
  seat: Seat;
  position: SideShape[];
  problems: RemarkShape[];
  warnings: RemarkShape[];
  unsaid: RemarkShape[];
  forms: FormsShape;
}

/** The answer to `new`, `view` and `act`: what to save and what to show. */
export interface StateAnswer {
  record: RecordShape;
  pending: PendingMove[];
  view: View;
}

/** One line of the log: an action of the record in words of the rule set and in notation. */
export interface LogEntry {
  index: number;
  seat: Seat | null;
  kind: "opening" | "roll" | "play" | "pass" | "name" | "die" | "resign" | "over";
  dice: number[];
  text: string;
}

/** A run of 1-2 in one turn: whose, how many, and after how many actions its last one lay on the table. */
export interface ChainShape {
  seat: Seat;
  count: number;
  at: number;
}

/** A roll and the pips it brought in the race; `at` is how many actions there were when it was played. */
export interface LuckShape {
  seat: Seat;
  dice: number[];
  pips: number;
  at: number;
}

/** What the shelf tells of a game: its turns, its longest chain of 1-2, the roll that brought most. */
export interface FiguresShape {
  turns: number;
  chain: ChainShape | null;
  luck: LuckShape | null;
}

/** Why a move is refused: a code, the rule field that forbids it (or null), and the sentence. */
export interface ReasonShape {
  code: string;
  field: string | null;
  params: Record<string, any>;
  message: string;
}

/** What is wrong with a request; `reason` comes with a refused move, `index` with a refused action. */
export interface ErrorShape {
  code: string;
  message: string;
  index?: number;
  reason?: ReasonShape;
}

export type Grade = "good" | "doubtful" | "error" | "blunder";

/** A count that speaks for a play, with the other play's where two are compared, and its sentence. */
export interface FactShape {
  fact: string;
  count: number;
  other: number | null;
  message: string;
}

/** A play, or a double with its best play, and the points to be expected by the player who makes it. */
export interface ChoiceShape {
  number: number | null;
  text: string;
  moves: Place[][];
  value: number;
}

/**
 * The best plays or doubles, best first, and why the first of them.
 *
 * `yours` is the best that the moves already made can come to, or the double asked about; `loss` what that gives up.
 */
export interface HintShape {
  kind: "play" | "name";
  seat: Seat;
  best: ChoiceShape[];
  yours: ChoiceShape | null;
  loss: number;
  grade: Grade;
  reasons: FactShape[];
}

/** A decision of a game: what was played beside what was best. `at` is how many actions came before it. */
export interface DecisionShape extends HintShape {
  at: number;
  dice: number[];
}

/** What a roll brought, in points: what is to be expected after it less what was before. */
export interface LuckShape {
  at: number;
  seat: Seat;
  luck: number;
}

/** One side of a review: decisions that left a choice, points lost by them in all, how many of each grade, luck. */
export interface SeatReviewShape {
  decisions: number;
  loss: number;
  luck: number;
  doubtful: number;
  error: number;
  blunder: number;
}

/** A moment of the curve: after so many actions, the points that seat 0 could expect. */
export interface MomentShape {
  at: number;
  value: number;
}

/** A game gone through. `most` is the most that a win is worth, the scale of the curve. */
export interface ReviewShape {
  level: string;
  count: number;
  most: number;
  decisions: DecisionShape[];
  luck: LuckShape[];
  seats: SeatReviewShape[];
  curve: MomentShape[];
}

/** Each seat rolled one die; `starter` is null after a tie. */
export interface OpeningEvent {
  type: "opening";
  dice: number[];
  starter: Seat | null;
}

/** Two dice were rolled; `stage` is the stage they start. */
export interface RollEvent {
  type: "roll";
  seat: Seat;
  dice: number[];
  stage: StageKind;
  extra: boolean;
}

/**
 * One checker moved by one number (or was taken back: then it goes from `to` to `from`, and the checker
 * it had hit returns from the bar). A hit checker of the other seat stood on that seat's point 25 - `to`.
 */
export interface MoveEvent {
  type: "move" | "unmove";
  seat: Seat;
  from: Place;
  to: Place;
  number: number;
  hit: boolean;
}

/** A stage was played and is now in the record; its moves came before as events of their own. */
export interface PlayEvent {
  type: "play";
  seat: Seat;
  stage: StageKind;
  dice: number[];
  text: string;
  complete: boolean;
}

/** A stage had no legal move and was passed. */
export interface PassEvent {
  type: "pass";
  seat: Seat;
  stage: StageKind;
  dice: number[];
}

/** A double was named, a naming taken back, or one die rolled for the double. */
export interface NameEvent {
  type: "name" | "unname" | "die";
  seat: Seat;
  number: number;
}

/** Dice entered by hand were taken back, to be entered anew; `seat` is null for the opening's. */
export interface UnrollEvent {
  type: "unroll";
  seat: Seat | null;
  dice: number[];
}

/** A stage was not played in full and what would have followed is lost. */
export interface ForfeitEvent {
  type: "forfeit";
  seat: Seat;
  stage: StageKind;
  field: string;
}

/**
 * `turn`: the dice pass to `seat`. `extra`: `seat` has earned another roll. `resign`: `seat` gives up.
 * `script-over`: the dice script is used up and the system's dice follow.
 */
export interface TurnEvent {
  type: "turn" | "extra" | "resign" | "script-over";
  seat: Seat;
}

/** The match is over as well; `score` is what was counted in it, points or games won, by seat. */
export interface MatchEvent {
  type: "match";
  winner: Seat;
  score: number[];
}

/** The game is over; `points` is the winner's worth, 0 for a draw. */
export interface OverEvent {
  type: "over";
  winner: Winner;
  points: number;
}

export type Event = OpeningEvent | RollEvent | MoveEvent | PlayEvent | PassEvent | NameEvent | UnrollEvent | ForfeitEvent | TurnEvent | OverEvent | MatchEvent;

/**
 * A game's match as it stood before the game: to so many `points`, the best of so many `games` (an odd number),
 * or neither: then it has no end. `id` is that of its first game; `score` and `wins` are by seat.
 */
export interface MatchShape {
  id: string;
  points: number | null;
  games: number | null;
  score: number[];
  wins: number[];
  draws: number;
}

/**
 * How the match stands, this game counted once it is over. `target` wins it: points, or games won where it is
 * the best of `games`; null where it has no end. `game` is the number of this one, `winner` the match's.
 */
export interface StandingShape {
  points: number | null;
  games: number | null;
  target: number | null;
  game: number;
  score: number[];
  wins: number[];
  draws: number;
  winner: Seat | null;
}

/**
 * How the dice of `games` fell: `faces` counts ones to sixes; of `rolls` of two so many were `doubles`, and so many
 * 1-2 (`aceys`). `chance` is that of a spread at least as uneven with fair dice, null for too few dice to say.
 */
export interface SpreadShape {
  games: number;
  dice: number;
  faces: number[];
  rolls: number;
  doubles: number;
  aceys: number;
  chi_square: number;
  chance: number | null;
}

/**
 * The dice of games by where they came from: drawn from the system's entropy, entered by hand, or fixed
 * beforehand by a seed or a script. `unread` counts records that could not be read.
 */
export interface SpreadsShape {
  drawn: SpreadShape;
  entered: SpreadShape;
  fixed: SpreadShape;
  unread: number;
}

/** A rule set in full, by value: its name, whose words it shows, and every field. */
export interface RulesShape {
  name: string;
  base: string;
  fields: Record<string, any>;
}

/** A variant as a switch: its sentence, and whether it would change nothing on this base. */
export interface VariantShape {
  number: number;
  text: string;
  idle: boolean;
}

/** A field of the rule set: its values, each with its sentence, and the one it has. */
export interface FieldShape {
  name: string;
  value: any;
  values: any[];
  label: string;
  texts: string[];
  text: string;
}

/** A rule set and everything it shows. `unchanged` lists the variants asked for that change nothing. */
export interface RuleSetShape {
  rules: RulesShape;
  title: string;
  summary: string;
  numbering: "down" | "up";
  words: Record<string, string>;
  tips: string[];
  fields: FieldShape[];
  variants: VariantShape[];
  unchanged: number[];
  order_table: Record<string, any>[];
  off_table: Record<string, any>[];
}

/**
 * A preset in the list of the new-game dialog.
 *
 * `gains` has, by level, the points a game it gains on the next weaker one, where that was measured.
 */
export interface PresetShape {
  name: string;
  title: string;
  summary: string;
  source: string;
  gains: Record<string, number>;
}

export type Seat = 0 | 1;

export type Place = number | "start" | "bar" | "off";

export type Phase = "opening" | "roll" | "play" | "name" | "roll-double" | "over";

export type StageKind = "normal" | "doubles" | "acey" | "named";

export type Due = "open" | "open-again" | "roll" | "extra-roll" | "move" | "done" | "name" | "roll-double" | "over";

export type Winner = 0 | 1 | "draw";
