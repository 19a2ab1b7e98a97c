import { createPrivateKey, createPublicKey } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type KeyObjects, makeKeyPair } from './make-key-pair.ts'

const count = 8
const folder = fileURLToPath(new URL('../../../../.cache', import.meta.url))
const file = `${folder}/test-rsa-keys.json`

let pairs: KeyObjects[] | undefined

/**
 * Returns one of eight pairs in turn: making a pair takes a tenth of a second, and no test uses more than eight at
 * once. The first process that needs them makes them for all others.
 */
export function takeRsaPair(): KeyObjects {
  pairs ??= (readKeys() ?? makeKeys()).map((pem) => {
    const privateKey = createPrivateKey(pem)
    return { privateKey, publicKey: createPublicKey(privateKey) }
  })
  const pair = pairs.shift()
  if (!pair) throw new Error('There is no key pair.')
  pairs.push(pair)
  return pair
}

function readKeys(): readonly string[] | null {
  if (!existsSync(file)) return null
  const keys: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const isWhole = Array.isArray(keys) && keys.length === count && keys.every(isText)
  return isWhole ? keys : null
}

function makeKeys(): readonly string[] {
  const keys = Array.from({ length: count }, () =>
    makeKeyPair(2_048).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  )
  mkdirSync(folder, { recursive: true })
  // a process that reads meanwhile sees all of them or none
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(keys), { mode: 0o600 })
  renameSync(`${file}.${process.pid}`, file)
  return keys
}

const isText = (key: unknown): key is string => typeof key === 'string'
