const isDigit = /\p{Nd}/u

/** Returns a digit's value by its distance from its script's zero, because the digits of a script are consecutive. */
function toValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0
  let value = 0
  while (isDigit.test(String.fromCodePoint(point - value - 1))) value++
  return value % 10
}

/** Replaces digits of all scripts and a full-width plus by ASCII. */
export const toAsciiDigits = (text: string): string =>
  text
    .replace(/[^\0-\x7F]/gu, (character) =>
      isDigit.test(character) ? String(toValue(character)) : character,
    )
    .replace(/[＋﹢⁺]/g, '+')
