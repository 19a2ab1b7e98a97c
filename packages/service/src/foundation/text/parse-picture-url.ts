import { toSafeOrigin } from '../addresses/to-safe-origin.ts'

const longest = 2_048

/** Control characters and unpaired surrogates, which some databases cannot store, and spaces. */
const unkept = /[\s\p{Cc}\p{Cs}]/u

/**
 * Reads the address of a picture that a page may load. Null for any other address, such as one with a script, or with a
 * host that is no name of one.
 */
export function parsePictureUrl(address: string): string | null {
  if (address.length > longest || unkept.test(address) || toSafeOrigin(address) === null)
    return null
  const { protocol, username, password } = new URL(address)
  return protocol === 'https:' && username === '' && password === '' ? address : null
}
