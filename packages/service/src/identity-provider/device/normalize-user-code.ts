import { toAsciiDigits } from '@portico/contract'

/** Normalizes a code as users type it: with or without the dash, in any case and width. */
export function normalizeUserCode(text: string): string {
  return toAsciiDigits(text)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}
