import { errors } from 'jose'
import { type CallService, toAuthorization } from '../foundation/call-service.ts'
import type { Settings } from '../foundation/options.ts'
import type { VerifyJwt } from './create-verify-jwt.ts'
import { readEvents } from './read-events.ts'

/** How a server subscribes to the ended sessions. */
export interface FollowOptions {
  /**
   * `stream` keeps one connection open; `polling` asks every second, where a platform allows no long connections.
   *
   * @default 'stream'
   */
  readonly by?: 'stream' | 'polling'
  /**
   * How long to go on without hearing from the service; seconds. Then every request counts as `unavailable`, because an ended
   * session could no longer be told from another.
   *
   * @default 60
   */
  readonly maxSilenceSeconds?: number
  /** Called when the connection is lost, with the reason. It is opened again by itself. */
  readonly onError?: (error: unknown) => void
}

/** The ended sessions that a server follows. */
export interface Revocations {
  /** Resolves when the server knows the ended sessions for the first time. */
  readonly ready: Promise<void>
  /** Stops following. Ended sessions then pass again until their JWTs expire. */
  stop(): void
}

/** What is known of a session. */
export type RevocationState = 'live' | 'ended' | 'unknown'

/** The claim with the ended sessions. */
const revokedClaim = 'portico_revoked'

/** The length of an entry. */
const entryBytes = 8

/** How long an entry is kept: longer than a JWT is valid. */
const keptForMs = 6 * 60_000

const pollMs = 1_000
const firstPauseMs = 500
const longestPauseMs = 10_000

/** The ended sessions of the project, followed or not. */
export interface RevocationList {
  follow(options?: FollowOptions): Revocations
  /** Tells whether a session, or its user's account, was ended. Without a follower every session is live. */
  find(session: { readonly session_id: string; readonly user_id: string }): Promise<RevocationState>
}

/** Creates the list of ended sessions. It is empty until it is followed. */
export function createRevocations(
  settings: Settings,
  callService: CallService,
  verifyJwt: VerifyJwt,
): RevocationList {
  const { now } = settings
  /** When each entry was last heard of. */
  const ended = new Map<string, number>()
  let heardAt = Number.NEGATIVE_INFINITY
  let newestIat = 0
  let maxSilenceMs: number | null = null

  async function take(document: string): Promise<void> {
    const payload = await verifyJwt(document)
    const list = payload[revokedClaim]
    if (typeof list !== 'string') throw new errors.JWTInvalid('It lists no ended sessions.')
    const bytes = atob(list.replaceAll('-', '+').replaceAll('_', '/'))
    // Only a newer document is news, by the service's own clock: a copy of an old one proves no connection.
    if (payload.iat !== undefined && payload.iat > newestIat) {
      newestIat = payload.iat
      heardAt = now()
    }
    for (let at = 0; at < bytes.length; at += entryBytes) {
      const entry = bytes.slice(at, at + entryBytes)
      // Set anew, so that the map stays in the order of time.
      ended.delete(entry)
      ended.set(entry, now())
    }
    for (const [entry, at] of ended) {
      if (now() - at <= keptForMs) break
      ended.delete(entry)
    }
  }

  async function poll(signal: AbortSignal, onHeard: () => void) {
    while (!signal.aborted) {
      const answer = await callService({ method: 'GET', path: '/v1/sessions/revoked' })
      // as /openapi.json has it
      await take((answer as { revoked_sessions: string }).revoked_sessions)
      onHeard()
      await pause(pollMs, signal)
    }
  }

  async function stream(signal: AbortSignal, onHeard: () => void) {
    const response = await settings.fetch(`${settings.baseUrl}/v1/sessions/revoked/stream`, {
      headers: { authorization: toAuthorization(settings), accept: 'text/event-stream' },
      signal,
      redirect: 'manual',
    })
    if (!response.ok || !response.body)
      throw new Error(`The stream of ended sessions was refused with status ${response.status}.`)
    for await (const document of readEvents(response.body)) {
      await take(document)
      onHeard()
    }
  }

  return {
    follow({ by = 'stream', maxSilenceSeconds = 60, onError = () => {} } = {}) {
      maxSilenceMs = maxSilenceSeconds * 1_000
      const ending = new AbortController()
      const { signal } = ending
      let onHeard = () => {}
      const ready = new Promise<void>((resolve) => {
        onHeard = resolve
      })
      const listen = by === 'stream' ? stream : poll
      const run = async () => {
        let pauseMs = firstPauseMs
        while (!signal.aborted) {
          await listen(signal, () => {
            pauseMs = firstPauseMs
            onHeard()
          }).catch((error: unknown) => {
            if (!signal.aborted) onError(error)
          })
          await pause(pauseMs, signal)
          pauseMs = Math.min(pauseMs * 2, longestPauseMs)
        }
      }
      void run()
      return {
        ready,
        stop: () => {
          ending.abort()
          maxSilenceMs = null
          newestIat = 0
          ended.clear()
        },
      }
    },

    async find({ session_id, user_id }) {
      if (maxSilenceMs === null) return 'live'
      if (now() - heardAt > maxSilenceMs) return 'unknown'
      if (ended.size === 0) return 'live'
      const entries = await Promise.all([session_id, user_id].map(toEntry))
      return entries.some((entry) => ended.has(entry)) ? 'ended' : 'live'
    },
  }
}

/** Returns the entry of an id: the first bytes of its SHA-256. */
async function toEntry(id: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id))
  return String.fromCharCode(...new Uint8Array(digest, 0, entryBytes))
}

/** Waits, or until it is aborted. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
