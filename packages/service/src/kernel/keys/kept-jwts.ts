/**
 * Caches the last JWT that this process signed for each session. `issueSessionJwt` decides whether a cached JWT may be
 * reused.
 */

/** A cached JWT, with the claims that differ in every new one. */
export interface KeptJwt {
  readonly jwt: string
  /** Seconds since the epoch. */
  readonly iat: number
  readonly exp: number
  readonly lastAccessedAt: string
}

export type KeptJwts = ReturnType<typeof createKeptJwts>

/** Together with `longest` this limits the cache to 8 MB; ordinary JWTs take some 2 MB. */
const maxKept = 2_000

/** In characters. A longer JWT, with large custom claims, is signed each time. */
const longest = 4_096

/** Creates the cache. Beyond the limit it drops the oldest JWT. */
export function createKeptJwts(max = maxKept) {
  const all = new Map<string, KeptJwt>()
  return {
    find: (sessionId: string) => all.get(sessionId),
    keep(sessionId: string, kept: KeptJwt) {
      // Deleted first, so that the map stays in the order of the signatures.
      all.delete(sessionId)
      if (kept.jwt.length > longest) return
      all.set(sessionId, kept)
      const [oldest] = all.keys()
      if (all.size > max && oldest !== undefined) all.delete(oldest)
    },
  }
}
