/**
 * The part of `limits` that a page reads for its first screen. It has a file of its own, because a bundler keeps a
 * file's constants together.
 */
export const passcode = {
  digits: 6,
  defaultMinutes: 5,
  minMinutes: 1,
  maxMinutes: 10,
} as const
export const session = {
  defaultMinutes: 30,
  minMinutes: 5,
  maxMinutes: 527_040,
} as const
export const passkeyAutofillRetries = 5
