import { limits, toAsciiDigits } from '@portico/contract'

/**
 * Reduces typed or pasted text ("482 913", "482-913", "٤٨٢٩١٣") to the digits of a passcode.
 *
 * @returns at most six ASCII digits, possibly none
 */
export function toPasscode(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '').slice(0, limits.passcode.digits)
}
