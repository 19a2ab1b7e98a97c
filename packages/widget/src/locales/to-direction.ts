/** Matches the languages that are written from right to left, and tags that name such a script. */
const rightToLeft = /^(ar|ckb|dv|fa|he|iw|ps|sd|ug|ur|yi)\b|-(Arab|Hebr)\b/i

/** Returns the direction in which a locale is written. */
export const toDirection = (locale: string): 'ltr' | 'rtl' =>
  rightToLeft.test(locale) ? 'rtl' : 'ltr'
