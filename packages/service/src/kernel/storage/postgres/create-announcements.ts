import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { AnnouncedTopic, Db, Engine } from '../../../foundation/database/engine.ts'

const channel = 'portico_messages'
const connectTimeoutMs = 5_000
const firstPauseMs = 1_000
const longestPauseMs = 30_000
const closeMs = 1_000

/**
 * Announces changes to other processes by NOTIFY, and listens on a separate connection that is reopened when it is
 * lost. Behind a transaction-mode pooler announcements do not arrive.
 */
export function createAnnouncements(db: Db, url: string): NonNullable<Engine['announcements']> {
  const self = randomUUID()
  return {
    announce: async (topic) => {
      await sql`select pg_notify(${channel}, ${toPayload(topic, self)})`.execute(db)
    },
    listen: (onAnnounced) => {
      const ending = new AbortController()
      const ended = listen(url, ending.signal, (payload) => {
        const [sender, topic] = payload?.split(' ') ?? []
        if (sender === self) return
        if (sender === undefined) onAnnounced(undefined)
        else onAnnounced(topic === 'addresses' ? topic : 'messages')
      })
      return async () => {
        ending.abort()
        await ended
      }
    },
  }
}

/** A process of an older version sends its id alone, for messages. */
const toPayload = (topic: AnnouncedTopic, sender: string) =>
  topic === 'messages' ? sender : `${sender} ${topic}`

/**
 * Listens until it is ended. It calls the listener after every connection as well, because announcements may have been
 * missed.
 */
async function listen(
  url: string,
  signal: AbortSignal,
  onHeard: (payload: string | undefined) => void,
): Promise<void> {
  let pauseMs = firstPauseMs
  while (!signal.aborted) {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
    })
    // The error itself is reported by the next query of another connection.
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve())
      client.on('end', () => resolve())
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
    client.on('notification', ({ payload }) => onHeard(payload))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      pauseMs = firstPauseMs
      onHeard(undefined)
      await lost
    } catch {
      // The server is not reachable yet; the loop tries again.
    }
    await Promise.race([client.end().catch(() => {}), sleep(closeMs, undefined, { ref: false })])
    await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {})
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
}
