import { generateKeyPairSync, type KeyObject } from 'node:crypto'

/** Both halves of a key. */
export interface KeyObjects {
  readonly publicKey: KeyObject
  readonly privateKey: KeyObject
}

const pairs: KeyObjects[] = []

/** One of eight in turn: a new one takes a tenth of a second, and no test looks at more of them at once. */
export function takeRsaPair(): KeyObjects {
  const pair =
    pairs.length < 8 ? generateKeyPairSync('rsa', { modulusLength: 2_048 }) : pairs.shift()
  if (!pair) throw new Error('There is no key pair.')
  pairs.push(pair)
  return pair
}
