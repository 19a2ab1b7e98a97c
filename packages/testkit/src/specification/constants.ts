/**
 * Specification, section 9: the numbers that a browser or a caller can see. Written out, not imported from the product.
 */
export const specifiedConstants = {
  magicLinkMinutes: 30,
  passcodeMinutes: 5,
  passcodeDigits: 6,
  sessionMinutes: 30,
  intermediateSessionCookieMs: 600_000,
  passkeyAutofillAttempts: 5,
  codeSentMs: 2_000,
  strengthSegments: 4,
  responseType: 'code',
  scope: 'openid email profile',
  clientName: 'The App',
  widgetWidthPx: 400,
  inputHeightPx: 47,
  buttonHeightPx: 45,
  buttonSpinnerPx: 18,
  consentLogoPx: { height: 50, width: 100 },
  watermarkWidthPx: 150,
  progressMs: 10_000,
  toasts: { max: 20, otherMs: 4_000, successMs: 2_000 },
} as const

/** Specification, section 3: the default theme as a browser computes it. */
export const specifiedTheme = {
  container: { background: '#FFFFFF', border: '#ADBCC5', radius: '8px', width: '400px' },
  primary: '#19303D',
  secondary: '#5C727D',
  success: '#0C5A56',
  error: '#8B1214',
  disabled: '#F3F5F6',
  placeholder: '#8296A1',
  inputRadius: '4px',
  fontFamily: 'Arial, Helvetica',
  header: { size: '24px', weight: '600' },
  bodySize: '16px',
  helperSize: '14px',
} as const
