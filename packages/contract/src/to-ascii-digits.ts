const isDigit = /\p{Nd}/u

/** How far a digit is from its script's zero: they stand in a row. */
function toValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0
  let value = 0
  while (isDigit.test(String.fromCodePoint(point - value - 1))) value++
  return value % 10
}

/** A text with the digits of every script as ASCII, and the plus of every width as one. */
export const toAsciiDigits = (text: string): string =>
  text
    .replace(/[^\0-\x7F]/gu, (character) =>
      isDigit.test(character) ? String(toValue(character)) : character,
    )
    .replace(/[＋﹢⁺]/g, '+')
