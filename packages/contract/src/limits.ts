/**
 * Business constants (specification section 9). Durations say their unit in the name. Read them as
 * `limits.passcode.digits`: a namespace, so that a bundle carries only what it reads.
 */
export const magicLink = {
  defaultMinutes: 30,
  strictMinutes: 10,
  minMinutes: 5,
  maxMinutes: 10_080,
} as const
export const passcode = {
  digits: 6,
  defaultMinutes: 5,
  minMinutes: 1,
  maxMinutes: 10,
  /** Wrong guesses after which a code is void and its identifier locked. */
  maxTries: 5,
  lockSeconds: { first: 30, most: 3_600 },
} as const
export const session = {
  defaultMinutes: 30,
  minMinutes: 5,
  maxMinutes: 527_040,
  jwtSeconds: 300,
} as const
export const intermediateSessionCookieMs = 600_000
export const resend = { codeSentMs: 2_000, waitingMs: 10_000 } as const
export const loadingProgressMs = 10_000
export const toast = { most: 20, defaultMs: 4_000, successMs: 2_000 } as const
export const passkeyAutofillRetries = 5
export const phoneParse = { submitMs: 2_000, typingMs: 10_000 } as const
export const defaultCountry = 'US'
export const cryptoOptionsBeforeOverflow = 6
export const watermarkWidthPx = 150
export const inputHeightPx = 47
export const buttonHeightPx = 45
export const widgetWidthPx = 400
export const spinnerPx = { oneTap: 25, button: 18 } as const
export const consentLogoPx = { height: 50, width: 100 } as const
export const requestBodyBytes = 65_536
export const eventsPerRequest = 100
