/**
 * The keys of one use, of every project: made on demand, remembered for a moment, rotated with overlap. What
 * is signed with them is not known here.
 */

import { type CryptoKey, importJWK, type JWK } from 'jose'
import type { Clock } from '../clock.ts'
import type { KeyRow, Storage } from '../storage/storage.ts'
import { type CreateKeyPair, createKeyPair } from './create-key-pair.ts'
import type { KeyRing } from './key-ring.ts'

/** A short memory of a project's keys: what another process adds is published here within two seconds. */
const cacheMs = 1_500

/** While the storage does not answer, keys that were read are good for as long: none of them can have been taken back. */
const staleMs = 30_000

/**
 * How long a new key is published before it signs: longer than any process or verifier keeps an older set
 * (`staleMs`, and the five minutes of the JWKS reply), so that nobody meets a kid unknown to them.
 */
const publishMs = 6 * 60 * 1_000

/** How long a retired key still verifies: the life of what it signed, the cache of a JWKS, and room. */
const overlapMs = 24 * 60 * 60 * 1_000

/** A key with its public half read. */
export interface LoadedKey {
  readonly kid: string
  readonly publicJwk: JWK
  readonly publicKey: CryptoKey | Uint8Array
  readonly row: KeyRow
}

export interface KeySet {
  /** Every key of a project that verifies at present, newest first; none before one was needed. */
  load(projectId: string): Promise<readonly LoadedKey[]>
  /** The key that signs at present: the newest one that everybody knows. Made when there is none. */
  getSigner(projectId: string, algorithm: KeyRow['algorithm']): Promise<LoadedKey>
  openPrivateJwk(key: LoadedKey): JWK
  /** Makes a new key; it signs once it is published for six minutes, the old one verifies for a day. */
  rotate(projectId: string, algorithm: KeyRow['algorithm']): Promise<void>
}

/** What keys are built upon. */
export interface KeyPorts {
  readonly storage: Pick<Storage, 'keys'>
  readonly keyRing: KeyRing
  readonly clock: Clock
  /** @default a new one each time */
  readonly createKeyPair?: CreateKeyPair | undefined
}

/** Builds the keys of one use upon storage. */
export function createKeySet(ports: KeyPorts, use: KeyRow['use']): KeySet {
  const { storage, clock, keyRing } = ports
  const loaded = new Map<string, { keys: readonly LoadedKey[]; loadedAt: number }>()
  const loading = new Map<string, Promise<readonly LoadedKey[]>>()

  async function load(projectId: string): Promise<readonly LoadedKey[]> {
    const known = loaded.get(projectId)
    const now = clock.now()
    if (known && Math.abs(now - known.loadedAt) < cacheMs) return known.keys
    // Who comes meanwhile waits for the same answer.
    const keys = loading.get(projectId) ?? read(projectId, now, known?.keys ?? [])
    loading.set(projectId, keys)
    try {
      return await keys
    } catch (error) {
      if (known && Math.abs(now - known.loadedAt) < staleMs) return known.keys
      throw error
    } finally {
      loading.delete(projectId)
    }
  }

  async function read(projectId: string, now: number, known: readonly LoadedKey[]) {
    const rows = await storage.keys.list(projectId, use, now)
    const keys = await Promise.all(
      rows.map(async (row) => {
        const same = known.find(({ kid }) => kid === row.kid)
        return same ? { ...same, row } : await toLoadedKey(row)
      }),
    )
    // None is not remembered: another process may make the first one at any moment.
    if (keys.length > 0) loaded.set(projectId, { keys, loadedAt: now })
    return keys
  }

  return {
    load,

    async getSigner(projectId, algorithm) {
      const all = await load(projectId)
      const keys = all.filter(({ row }) => row.algorithm === algorithm)
      const publishedBefore = clock.now() - publishMs
      const published = keys.filter((key) => key.row.createdAt <= publishedBefore)
      const signer =
        published.find((key) => key.row.retiredAt === null) ??
        published[0] ??
        // No set is older than the first key, so that one signs at once; it is the one that retired first.
        keys.findLast((key) => key.row.retiredAt !== null) ??
        keys.at(-1)
      if (signer) return signer
      const row = await storage.keys.addFirst(
        await createKeyRow({ projectId, use, algorithm }, ports),
      )
      loaded.delete(projectId)
      return toLoadedKey(row)
    },

    openPrivateJwk: ({ row }) =>
      JSON.parse(keyRing.open(row.sealedPrivateJwk, toKeySealContext(row))),

    async rotate(projectId, algorithm) {
      const now = clock.now()
      const key = await createKeyRow({ projectId, use, algorithm }, ports)
      await storage.keys.rotate(key, now, now + overlapMs)
      loaded.delete(projectId)
    },
  }
}

async function createKeyRow(
  place: Pick<KeyRow, 'projectId' | 'use' | 'algorithm'>,
  { keyRing, clock, createKeyPair: create = createKeyPair }: KeyPorts,
): Promise<KeyRow> {
  const { projectId, algorithm } = place
  const pair = await create(algorithm)
  const kid = `jwk-${crypto.randomUUID()}`
  const publicJwk = { ...pair.publicJwk, kid, alg: algorithm, use: 'sig' }
  return {
    ...place,
    kid,
    publicJwk: JSON.stringify(publicJwk),
    sealedPrivateJwk: keyRing.seal(
      JSON.stringify(pair.privateJwk),
      toKeySealContext({ projectId, kid }),
    ),
    createdAt: clock.now(),
    retiredAt: null,
    expiresAt: null,
  }
}

/** Bound to its row: a private key moved to another project's row does not open. */
export function toKeySealContext({ projectId, kid }: Pick<KeyRow, 'projectId' | 'kid'>): string {
  return `signing key\0${projectId}\0${kid}`
}

async function toLoadedKey(row: KeyRow): Promise<LoadedKey> {
  const publicJwk: JWK = JSON.parse(row.publicJwk)
  return { kid: row.kid, publicJwk, publicKey: await importJWK(publicJwk, row.algorithm), row }
}
