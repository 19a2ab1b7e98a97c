/**
 * Makes foreign text safe for a terminal, where control characters could move the cursor, change colours or type
 * commands.
 */
export function toTerminalText(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '?')
}

/** Makes JSON safe for a terminal and keeps it valid: escapes characters that `JSON.stringify` does not escape. */
export function toTerminalJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(
    /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
