/** Kinds of inputs into which nothing is written. */
const chosen = '[type="radio"], [type="checkbox"]'

/** True for an element in which letters are text, and for a dialog: they are no keys of the console there. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest(`input:not(${chosen}), textarea, select, dialog`) !== null
