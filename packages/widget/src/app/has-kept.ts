/** Under which session storage has the screens that survive a reload. */
export const keptKey = 'portico-kept'

/** Whether a screen was kept in this tab; of which widget, the code that opens it looks. */
export function hasKept(): boolean {
  try {
    return sessionStorage.getItem(keptKey) !== null
  } catch {
    return false // blocked, or on a server
  }
}
