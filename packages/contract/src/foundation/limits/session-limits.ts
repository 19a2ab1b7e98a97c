/**
 * How long a session may be asked to live. Each is a constant of its own, so that a bundler puts the number where it is
 * read: passkeys are on the page before the file with the other limits.
 */
export const defaultMinutes = 30
export const minMinutes = 5
export const maxMinutes = 527_040
