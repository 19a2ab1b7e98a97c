import { generateKeyPairSync, type KeyObject } from 'node:crypto'

/** The public and the private half of a key. */
export interface KeyObjects {
  readonly publicKey: KeyObject
  readonly privateKey: KeyObject
}

const pairs: KeyObjects[] = []

/**
 * Returns one of eight pairs in turn: making a pair takes a tenth of a second, and no test uses more than eight at
 * once.
 */
export function takeRsaPair(): KeyObjects {
  const pair =
    pairs.length < 8 ? generateKeyPairSync('rsa', { modulusLength: 2_048 }) : pairs.shift()
  if (!pair) throw new Error('There is no key pair.')
  pairs.push(pair)
  return pair
}
