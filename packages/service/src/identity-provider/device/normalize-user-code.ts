import { toAsciiDigits } from '@portico/contract'

/** As people type it: with or without the dash, in whatever case and width. */
export function normalizeUserCode(text: string): string {
  return toAsciiDigits(text)
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}
