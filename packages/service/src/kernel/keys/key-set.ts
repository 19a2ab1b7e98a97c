/**
 * The keys of one purpose, for all projects: created on demand, cached briefly, and rotated with an overlap. Its
 * callers decide what the keys sign.
 */

import { type CryptoKey, importJWK, type JWK } from 'jose'
import type { Clock } from '../../foundation/clock.ts'
import type { KeyRow, Storage } from '../storage/storage.ts'
import { type CreateKeyPair, createKeyPair } from './create-key-pair.ts'
import type { KeyRing } from './key-ring.ts'

/** The lifetime of cached keys, so that a key of another process is published here within two seconds. */
const cacheMs = 1_500

/** While the storage does not answer, cached keys remain valid this long. Keys are never revoked within that time. */
const staleMs = 30_000

/**
 * How long a new key is published before it signs: longer than any process or verifier caches an older set (`staleMs`,
 * and the JWKS reply's five minutes), so that every verifier knows the key's kid.
 */
const publishMs = 6 * 60 * 1_000

/** How long a retired key still verifies: the lifetime of what it signed and of cached JWKS, and a reserve. */
const overlapMs = 24 * 60 * 60 * 1_000

/** A key with its parsed public half. */
export interface LoadedKey {
  readonly kid: string
  readonly publicJwk: JWK
  readonly publicKey: CryptoKey | Uint8Array
  readonly row: KeyRow
}

export type KeySet = ReturnType<typeof createKeySet>

/** The dependencies of a key set. */
export interface KeyPorts {
  readonly storage: Pick<Storage, 'keys'>
  readonly keyRing: KeyRing
  readonly clock: Clock
  /**
   * Creates key pairs.
   *
   * @default random pairs
   */
  readonly createKeyPair?: CreateKeyPair | undefined
}

/** Creates the key set of one purpose. */
export function createKeySet(ports: KeyPorts, use: KeyRow['use']) {
  const { storage, clock, keyRing } = ports
  const loaded = new Map<string, { keys: readonly LoadedKey[]; loadedAt: number }>()
  const loading = new Map<string, Promise<readonly LoadedKey[]>>()

  async function load(projectId: string): Promise<readonly LoadedKey[]> {
    const known = loaded.get(projectId)
    const now = clock.now()
    if (known && Math.abs(now - known.loadedAt) < cacheMs) return known.keys
    // Concurrent callers wait for the same query.
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
    // An empty list is not cached, because another process may create the first key at any moment.
    if (keys.length > 0) loaded.set(projectId, { keys, loadedAt: now })
    return keys
  }

  return {
    /** Loads all keys of a project that verify now, newest first; an empty list before the first key was needed. */
    load,

    /** Returns the key that signs now: the newest that all verifiers know. Creates one when there is none. */
    async getSigner(projectId: string, algorithm: KeyRow['algorithm']) {
      const all = await load(projectId)
      const keys = all.filter(({ row }) => row.algorithm === algorithm)
      const publishedBefore = clock.now() - publishMs
      const published = keys.filter((key) => key.row.createdAt <= publishedBefore)
      const signer =
        published.find((key) => key.row.retiredAt === null) ??
        published[0] ??
        // No cached set is older than the first key, so it may sign at once; it is the key that retired first.
        keys.findLast((key) => key.row.retiredAt !== null) ??
        keys.at(-1)
      if (signer) return signer
      const row = await storage.keys.addFirst(
        await createKeyRow({ projectId, use, algorithm }, ports),
      )
      loaded.delete(projectId)
      return toLoadedKey(row)
    },

    openPrivateJwk: ({ row }: LoadedKey): JWK =>
      JSON.parse(keyRing.open(row.sealedPrivateJwk, toKeySealContext(row))),

    /** Creates a new key. It signs after six minutes of publication; the old key verifies for another day. */
    async rotate(projectId: string, algorithm: KeyRow['algorithm']) {
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

/** The seal's context contains the row's ids, so that a private key copied to another project's row does not open. */
export function toKeySealContext({ projectId, kid }: Pick<KeyRow, 'projectId' | 'kid'>): string {
  return `signing key\0${projectId}\0${kid}`
}

async function toLoadedKey(row: KeyRow): Promise<LoadedKey> {
  const publicJwk: JWK = JSON.parse(row.publicJwk)
  return { kid: row.kid, publicJwk, publicKey: await importJWK(publicJwk, row.algorithm), row }
}
