/**
 * Those of `limits` that a page reads before its first screen, or beside it: a bundler keeps a file's constants
 * together.
 */
export const passcode = {
  digits: 6,
  defaultMinutes: 5,
  minMinutes: 1,
  maxMinutes: 10,
  /** Wrong guesses after which a code is void and its identifier locked. */
  maxTries: 5,
  lockSeconds: { first: 30, max: 3_600 },
} as const
export const intermediateSessionCookieMs = 600_000
export const session = {
  defaultMinutes: 30,
  minMinutes: 5,
  maxMinutes: 527_040,
  jwtSeconds: 300,
} as const
export const passkeyAutofillRetries = 5
