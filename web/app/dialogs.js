/** All dialogs in one place: a built page loads them once the rules are there, or when the first is opened. */

export { openDice } from "./dice-sheet.js";
export { openNewGame } from "./new-game.js";
export { openResign } from "./resign.js";
export { openResult } from "./result.js";
export { openRules } from "./rules-sheet.js";
export { openSettings } from "./settings-sheet.js";
export { openShelf } from "./shelf-dialog.js";
export { openSetup } from "./setup/open.js";
