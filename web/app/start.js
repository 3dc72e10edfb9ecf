/**
 * Put the parts together: storage, store, engine, game, computer, walk, controller and page.
 */

import { byId } from "../dom.js";
import { createEngine } from "../engine.js";
import { loadTexts, t } from "../texts.js";
import { createAuto } from "./auto.js";
import { createAwake } from "./awake.js";
import { createCoach } from "./coach.js";
import { createComputer } from "./computer.js";
import { createController } from "./controller.js";
import { createGame } from "./game.js";
import { createSpeaker } from "./language.js";
import { entryText } from "./log-panel.js";
import { keptRecords } from "./kept-records.js";
import { mountFileDrop } from "./file-drop.js";
import { createHost } from "./host.js";
import { createLook } from "./look.js";
import { mountLookKeys } from "./look-steps.js";
import { createNarrator } from "./narrator.js";
import { mountPage } from "./page.js";
import { errorText, sentencesOf } from "./phrases.js";
import { createReview } from "./review.js";
import { restored, scriptIn } from "./restore.js";
import { createMirror, isOfGame } from "./mirror.js";
import { createPersistence } from "./persistence.js";
import { createSaves } from "./saves.js";
import { openStorage } from "./storage.js";
import { mountShortcuts } from "./shortcuts.js";
import { fetchSite, siteIn } from "./site.js";
import { createSounds } from "./sounds.js";
import { createStore } from "./store.js";
import { createTabs, openChannel } from "./tabs.js";
import { mountAnnouncer } from "./toast.js";
import { createTutor } from "./tutor.js";
import { createUpdates, serviceWorkerAddress } from "./updates.js";
import { createWalk } from "./walk.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../engine/shapes.js").Event} GameEvent */

/** The dialogs: nobody needs them before the board is in sight. */
const dialogs = () => import("./dialogs.js");

/** Start the page: words first, then everything else. */
export async function start() {
  const said = await fetchSite();
  const saves = createSaves(openStorage(() => globalThis.localStorage));
  const store = createStore(restored(saves, scriptIn(globalThis.location.search), navigator.languages, siteIn(said)));
  await loadTexts(store.state.language);
  const announce = mountAnnouncer(byId("announcer"));
  const engine = createEngine();
  engine.setLanguage(store.state.language);
  const narrate = createNarrator(announce);
  const play = createSounds();
  let toasts = 0;

  /** @param {string} text @param {boolean} [isWarning] */
  function toast(text, isWarning = false) {
    toasts += 1;
    store.set({ toast: { id: toasts, text, isWarning } });
  }

  /** @param {string} text @param {boolean} [isWarning] */
  function tell(text, isWarning) {
    toast(text, isWarning);
    announce(text);
  }

  /** @param {any} error */
  function onError(error) {
    if (error?.code === "cancelled") return;
    tell(errorText(error), true);
  }

  /** @param {(all: Awaited<ReturnType<typeof dialogs>>) => unknown} show */
  function open(show) {
    dialogs().then(show).catch(onError);
  }

  /** @param {GameEvent[]} events */
  function onEvents(events) {
    const { shown } = narrate(store.state, events);
    if (store.state.settings.sound) play(events);
    if (shown.length > 0) toast(shown.join(" "));
    if (events.some(({ type }) => type === "over")) open(({ openResult }) => openResult(store.state, run));
  }

  /** A lesson is played by its two sides, whoever sits at the game that waits. @param {GameEvent[]} events */
  function tellLesson(events) {
    sentencesOf({ ...store.state, record: null }, events).spoken.forEach(announce);
  }

  /** @param {import("../engine/shapes.js").Place} from @param {import("../engine/shapes.js").Place | null} to */
  async function explain(from, to) {
    const { record, pending } = store.state;
    try {
      const answer = to === null ? null : await engine.ask({ cmd: "why", record, pending, from, to });
      tell(answer?.reason?.message ?? t("page.why.none"), true);
    } catch (error) {
      onError(error);
    }
  }

  const game = createGame({ engine, store, saves, onEvents, onError });
  const computer = createComputer({ engine, store, game, onError });
  const walk = createWalk({ ask: engine.ask, store, onSeen: () => run("walk-seen"), onEvents: tellLesson, onError });
  const look = createLook({ ask: engine.ask, store, onError, onLook: (state) => announce(momentText(state)) });
  const coach = createCoach({ engine, store, say: announce, onError });
  const tutor = createTutor({ store, weigh: coach.weigh, show: coach.hint, onError });
  const review = createReview({ engine, store, saves, onError, onDone: () => announce(t("page.review.done")) });
  const speak = createSpeaker({
    onError,
    onSpoken(language) {
      engine.setLanguage(language);
      store.set({ language });
    },
  });
  const lookAtHost = createHost({ ask: engine.ask, store, said });
  const updates = createUpdates({
    container: () => navigator.serviceWorker,
    address: serviceWorkerAddress,
    onWaiting: () => store.set({ notices: { ...store.state.notices, update: { key: "page.notice.update" } } }),
    reload: () => location.reload(),
  });
  const mirror = createMirror({ store, saves, game });
  const tabs = createTabs({
    locks: saves.isKept ? navigator.locks : undefined,
    channel: saves.isKept ? openChannel() : null,
    free: game.free,
    onRole(isPlaying) {
      computer.cancel();
      if (isPlaying) mirror.takeOver().catch(onError);
      else mirror.follow();
    },
  });
  addEventListener("storage", ({ key }) => {
    if (!isOfGame(key)) return;
    tabs.hearOfSave();
    mirror.update().catch(onError);
  });
  /** @type {import("./controller.js").Run} */
  const run = createController({
    store, saves, game, computer, walk, look, coach, tutor, review, explain, tell, say: announce, speak, onError,
    reload: () => reload(engine, store.state),
    update: () => updates.take(),
    playHere: tabs.take,
    dialogs: {
      "new-game": () => open(({ openNewGame }) => openNewGame({ store, ask: engine.ask, run })),
      resign: () => open(({ openResign }) => openResign(store.state, run)),
      rules: () => open(({ openRules }) => openRules(store.state)),
      setup: () => open(({ openSetup }) => openSetup({ store, ask: engine.ask, run })),
      settings: () => open(({ openSettings }) => openSettings(store.state, run)),
      dice: () => open(({ openDice }) => openDice({ ask: engine.ask, ...store.state, kept: (but) => keptRecords(saves, but) })),
      games: () => open(({ openShelf }) => openShelf(shelfParts())),
    },
  });
  /** @returns {import("./shelf-dialog.js").ShelfParts} */
  const shelfParts = () => ({ store, saves, engine, run });
  mountFileDrop((file) => open(({ openShelf }) => openShelf(shelfParts(), file)));
  store.subscribe(mountPage(run));
  mountShortcuts(() => store.state, run);
  mountLookKeys(() => store.state, run);
  store.subscribe(createAwake());
  const onAsked = () => run("set", { isStorageAsked: true });
  store.subscribe(createPersistence({ manager: navigator.storage, isKept: saves.isKept, onAsked }));
  createAuto({ store, act: (intent) => (intent.do === "done" ? run("done") : game.act(intent)), isReading: () => document.querySelector("dialog[open]") !== null });
  tabs.start();
  engine.onState((state) => {
    store.set({ engine: state });
    if (state.state === "ready") game.resume().catch(onError);
    if (state.state === "ready") lookAtHost();
    if (state.state === "loading") return;
    updates.start();
    dialogs().catch(() => {}); // told when one is wanted
  });
}

/** What had just happened at the moment looked back at. @param {AppState} state */
function momentText(state) {
  const entry = state.log[(state.look?.at ?? 0) - 1];
  const place = t("page.look.at", { at: state.look?.at, all: state.look?.count });
  return entry ? `${place}. ${entryText(state, entry)}` : place;
}

/** @param {ReturnType<typeof createEngine>} engine @param {AppState} state */
function reload(engine, state) {
  if (state.engine.state === "failed" && state.engine.reload) globalThis.location.reload();
  else engine.restart();
}
