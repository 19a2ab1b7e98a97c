/** Authenticator apps (RFC 6238), with the parameters that common apps assume. */
export const totp = {
  digits: 6,
  periodSeconds: 30,
  /** How many steps before and after the present one are accepted, because clocks differ (RFC 6238, 5.2). */
  windowSteps: 1,
  secretBytes: 20,
  /** How long an app may remain unverified. */
  defaultMinutes: 1_440,
  minMinutes: 5,
  maxMinutes: 1_440,
  recoveryCodes: 10,
  maxTries: 5,
  lockSeconds: { first: 30, max: 3_600 },
} as const
