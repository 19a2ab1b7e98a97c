/** The default LUDS policy of a project. It is a separate constant, because the widget reads it. */
export const luds = { defaultComplexity: 3, defaultMinimumCount: 8 } as const
export const password = {
  resetDefaultMinutes: 30,
  minMinutes: 5,
  maxMinutes: 10_080,
  /** After this many wrong passwords, further attempts on the account have to wait. */
  maxTries: 10,
  lockSeconds: { first: 30, max: 3_600 },
  /** The lowest accepted zxcvbn score. */
  leastScore: 3,
  /** The maximum age of a session that sets a password; seconds. */
  freshSessionSeconds: 300,
} as const
