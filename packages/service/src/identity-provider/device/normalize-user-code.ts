/** As people type it: with or without the dash, in whatever case. */
export function normalizeUserCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}
