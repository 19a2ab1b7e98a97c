/** The last JWT that this process signed for each session, for a while. What one may still be used for is not decided here. */

/** A JWT, and what it says that the next one would not. */
export interface KeptJwt {
  readonly jwt: string
  /** Seconds since the epoch. */
  readonly iat: number
  readonly exp: number
  readonly lastAccessedAt: string
}

export interface KeptJwts {
  find(sessionId: string): KeptJwt | undefined
  keep(sessionId: string, kept: KeptJwt): void
}

/** With `longest` this bounds the memory: 8 MB, and some 2 MB of ordinary ones. */
const maxKept = 2_000

/** In characters; one with larger claims of the host's is signed each time. */
const longest = 4_096

/** Beyond the limit the oldest is forgotten. */
export function createKeptJwts(max = maxKept): KeptJwts {
  const all = new Map<string, KeptJwt>()
  return {
    find: (sessionId) => all.get(sessionId),
    keep(sessionId, kept) {
      // Deleted first, so that the map's order is that of the signatures.
      all.delete(sessionId)
      if (kept.jwt.length > longest) return
      all.set(sessionId, kept)
      const [oldest] = all.keys()
      if (all.size > max && oldest !== undefined) all.delete(oldest)
    },
  }
}
