/**
 * Constants (specification section 9) that the browser and the service share or that a rule reads; sizes of the layout
 * are in the style sheets. The names of durations contain their unit. Use them as `limits.passcode.digits`: a bundle
 * then contains only the constants that it uses.
 */
// biome-ignore lint/performance/noReExportAll: see there
export * as session from './session-limits.ts'

export const passcode = {
  digits: 6,
  defaultMinutes: 5,
  minMinutes: 1,
  maxMinutes: 10,
} as const
export const intermediateSessionCookieMs = 600_000
/** For how long a device is not asked for the second step again, if its user wants that. */
export const rememberedDevice = { days: 30, maxDays: 90 } as const
/** For how long a device counts as one on which its user has signed in. */
export const knownDevice = { days: 30 } as const
/** After this many wrong guesses a code is void and its identifier is locked. */
export const passcodeGuesses = { maxTries: 5, lockSeconds: { first: 30, max: 3_600 } } as const
/** How long a session's JWT is valid. */
export const sessionJwtSeconds = 300
export const magicLink = {
  defaultMinutes: 30,
  strictMinutes: 10,
  minMinutes: 5,
  maxMinutes: 10_080,
} as const
/** Requirements for changing a credential when a further factor protects the account. */
export const furtherFactor = {
  /** The number of different kinds of factors that the session must have proved. */
  kindsForChange: 2,
  /** How old the session's last proof may be. */
  freshSeconds: 600,
} as const
/** How old a session's last proof may be when it adds a credential, a factor or an address. */
export const addition = { freshProofSeconds: 600 } as const
/** Addresses that a user adds and removes. */
export const removedEmail = {
  /** How long a removed address can be restored, and how long its notice undoes the change. */
  keptSeconds: 7 * 86_400,
  /** How long the session that removed it can take the removal back without a notice. */
  undoSeconds: 600,
} as const
/** How old an address must be before a code to it proves a change of the account. */
export const provingEmail = { ageSeconds: 7 * 86_400 } as const
/** For how many days a user who asked for the deletion of their account can keep it, unless the project says so. */
export const deletion = { days: 14, maxDays: 30 } as const
/** A recovery that the host starts: how long it waits, and how long its link works. */
export const recovery = {
  defaultHours: 168,
  minHours: 1,
  maxHours: 720,
  linkSeconds: 7 * 86_400,
  reasonLength: 500,
} as const
/** For how many days at most a user waits who gets in without their second step. */
export const wayBack = { maxDays: 30 } as const
/** Impersonation: the lifetimes of the token and of the session. */
export const impersonation = {
  defaultMinutes: 5,
  minMinutes: 1,
  maxMinutes: 60,
  sessionMinutes: 60,
  reasonLength: 500,
} as const
/** The name that users may give to a device. */
export const deviceName = { length: 60 } as const
export const metadata = { bytes: 4_096, keys: 20 } as const
/** Origins and redirect URLs that a host's back end adds while the service runs. */
export const addedAddresses = { perProject: 200, maxLength: 2_000 } as const
export const requestBodyBytes = 65_536
export const eventsPerRequest = 100
/** Limits for client apps that sign users in here (specification sections 2 and 9; RFC 6749 4.1.2, RFC 9700 2.2.2). */
export const identityProvider = {
  /** How long after the start of a request the user may decide. */
  requestSeconds: 600,
  codeSeconds: 60,
  accessTokenSeconds: 3_600,
  refreshTokenDays: 30,
} as const
