/**
 * Business constants (specification section 9) that the browser and the service share or a rule reads; sizes of
 * drawings stand in the style sheets. Durations say their unit in the name. Read them as
 * `limits.passcode.digits`: a namespace, so that a bundle carries only what it reads.
 */
// biome-ignore lint/performance/noReExportAll: one namespace
export * from './first-limits.ts'

export const intermediateSessionCookieMs = 600_000
/** Wrong guesses after which a code is void and its identifier locked. */
export const passcodeGuesses = { maxTries: 5, lockSeconds: { first: 30, max: 3_600 } } as const
/** How long a session's JWT counts. */
export const sessionJwtSeconds = 300
export const magicLink = {
  defaultMinutes: 30,
  strictMinutes: 10,
  minMinutes: 5,
  maxMinutes: 10_080,
} as const
/** Authenticator apps (RFC 6238): what the apps in use assume. */
export const totp = {
  digits: 6,
  periodSeconds: 30,
  /** Steps before and after the present one that are admitted: clocks differ (RFC 6238, 5.2). */
  windowSteps: 1,
  secretBytes: 20,
  /** How long an app may wait for its first code. */
  defaultMinutes: 1_440,
  minMinutes: 5,
  maxMinutes: 1_440,
  recoveryCodes: 10,
  maxTries: 5,
  lockSeconds: { first: 30, max: 3_600 },
} as const
/** What a change of a credential asks for where a further factor guards the account. */
export const furtherFactor = {
  /** Kinds of factors that the session has proved. */
  kindsForChange: 2,
  /** How long ago one of them may have been proved. */
  freshSeconds: 600,
} as const
/** How long ago the last proof of a session may have been that adds a credential, a factor or an address. */
export const addition = { freshProofSeconds: 600 } as const
/** Passkeys: how long a ceremony may take, and how many a person may have. */
export const passkey = { challengeSeconds: 300, perPerson: 50, nameLength: 128 } as const
/** Crypto wallets: how long a message may wait for its signature, and how many wallets a user may have. */
export const cryptoWallet = { challengeSeconds: 300, perPerson: 50 } as const
/** Acting as a person: how long the token waits, and the session lasts. */
export const impersonation = {
  defaultMinutes: 5,
  minMinutes: 1,
  maxMinutes: 60,
  sessionMinutes: 60,
  reasonLength: 500,
} as const
export const metadata = { bytes: 4_096, keys: 20 } as const
/** The luds policy of a project that names no other; by itself, because the widget reads it. */
export const luds = { defaultComplexity: 3, defaultMinimumCount: 8 } as const
export const password = {
  resetDefaultMinutes: 30,
  minMinutes: 5,
  maxMinutes: 10_080,
  /** Wrong passwords of one account after which it waits. */
  maxTries: 10,
  lockSeconds: { first: 30, max: 3_600 },
  /** The lowest zxcvbn score that is taken. */
  leastScore: 3,
  /** How fresh a session must be to set a password; seconds. */
  freshSessionSeconds: 300,
} as const
export const requestBodyBytes = 65_536
export const eventsPerRequest = 100
/** Other apps that sign in here (specification sections 2 and 9; RFC 6749 4.1.2, RFC 9700 2.2.2). */
export const identityProvider = {
  /** How long a decision may follow its start. */
  requestSeconds: 600,
  codeSeconds: 60,
  accessTokenSeconds: 3_600,
  refreshTokenDays: 30,
} as const
