/**
 * A text of somebody else's for a terminal: control characters could move the cursor, change colours or
 * type commands there.
 */
export function toTerminalText(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '?')
}

/** The same for JSON, which stays JSON: what `JSON.stringify` lets through is escaped as well. */
export function toTerminalJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(
    /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
