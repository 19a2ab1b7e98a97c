/**
 * The strict Content-Security-Policy that every screen must live under.
 *
 * @param api - origins beside the page's own that may be called
 */
export const toStrictPolicy = (...api: string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    ['connect-src', "'self'", ...api].join(' '),
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ')
