/** The key in session storage for the screens that survive a reload. */
export const keptKey = 'portico-kept'

/** Whether this tab has stored a screen of any widget. `loadKept` then checks whether it is a screen of this widget. */
export function hasKept(): boolean {
  try {
    return sessionStorage.getItem(keptKey) !== null
  } catch {
    return false // storage is blocked, or the code runs on a server
  }
}
