import { limits, toAsciiDigits } from '@portico/contract'

/**
 * What a person typed or pasted ("482 913", "482-913", "٤٨٢٩١٣"), reduced to what a passcode is made of.
 * @returns at most six ASCII digits, possibly none
 */
export function toPasscode(text: string): string {
  return toAsciiDigits(text).replace(/\D/g, '').slice(0, limits.passcode.digits)
}
