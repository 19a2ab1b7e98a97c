import { type Selectable, sql } from 'kysely'
import type { Atomically } from '../../../foundation/database/atomically.ts'
import { above, among, other } from '../../../foundation/database/conditions.ts'
import type { TableOf } from '../../../foundation/database/define-table.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import { pruneBy } from '../../../foundation/database/remove-few.ts'
import { outboxRows } from '../../../foundation/database/schema.ts'
import type { ClaimedMessage, OutboxMessage } from '../storage.ts'
import {
  type ChannelQuery,
  countWaiting,
  type StateQuery,
  selectByState,
  selectFailed,
  selectOfChannel,
  selectTo,
  summarize,
  toFate,
} from './outbox-queries.ts'

/** Messages to send. A lease is a due time in the future, so that a crashed worker's messages become due again. */
export function createOutbox(
  db: Db,
  atomically: Atomically,
  { canSkipLocked, isAmongFirst }: Pick<Engine, 'canSkipLocked' | 'isAmongFirst'>,
) {
  const rows = outboxRows(db)
  return {
    add: ({ to, ...message }: OutboxMessage) =>
      rows.add({
        ...message,
        toAddress: to,
        state: 'waiting',
        tries: 0,
        dueAt: message.createdAt,
        endedAt: null,
        failure: null,
      }),

    /**
     * Claims up to `limit` due messages under a lease; no two workers get the same one. With a named channel it claims
     * only that channel's, so that a slow channel does not delay the others.
     */
    claim: (wanted: Claim) => atomically((tx) => claimDue(tx, wanted, canSkipLocked)),

    /**
     * Returns when the next message of each channel is due, for claimed ones the end of their lease; null where none
     * waits.
     */
    nextDue: (channels: readonly string[]) => findNextDue(db, channels),

    /** Marks a message as sent and erases its payload. */
    markSent: async (messageId: string, now: number) => {
      await rows.change(
        { messageId, state: other('sent') },
        { state: 'sent', endedAt: now, sealedPayload: '', failure: null },
      )
    },

    /**
     * Records a failed attempt: the message is due again at `retryAt`, or given up when that is null. Its payload is kept
     * until it expires, so that it can be resent.
     */
    markFailed: (messageId: string, fate: { retryAt: number | null; reason: string }) =>
      markFailed(db, messageId, fate),

    /** Removes messages that were not sent yet. A message that a worker has claimed may be sent nevertheless. */
    withdraw: async (messageIds: readonly string[]) => {
      await rows.remove({ messageId: among(messageIds), state: among(['waiting', 'failed']) })
    },

    /** Lists messages that were given up, newest first, at most `limit`. */
    listFailed: (projectId: string, now: number, limit: number) =>
      selectFailed(db, projectId, { now, limit }),

    /**
     * Counts a project's messages that wait or were given up, by channel, up to `most`: when more wait, the figures are
     * smaller than the truth.
     */
    summarize: (projectId: string, now: number, most: number) =>
      summarize(db, projectId, { now, most }),

    /**
     * Lists messages to any of these addresses in any case, newest first, at most `limit`, while the outbox keeps them.
     */
    listTo: (projectId: string, addresses: readonly string[], limit: number) =>
      selectTo(db, projectId, addresses, limit),

    /**
     * Lists a project's messages in some of the states, the last ones to be due first, without those of one template.
     */
    listByState: (projectId: string, wanted: StateQuery) => selectByState(db, projectId, wanted),

    /**
     * Lists the last messages of one channel to one address in some of the states, of the last `most` of each state. No
     * index has channel and address, since every message would have to write it.
     */
    listOfChannel: (projectId: string, wanted: ChannelQuery) =>
      selectOfChannel(db, projectId, wanted),

    /** Finds a message, sent or not. */
    find: async (projectId: string, messageId: string) => {
      const found = await rows.find({ projectId, messageId })
      return found && toFate(found)
    },

    /** Makes a failed message wait again with a new count of attempts; false when there is none, or it has expired. */
    requeue: async (projectId: string, messageId: string, now: number) =>
      (await rows.change(
        { projectId, messageId, state: 'failed', expiresAt: above(now) },
        { state: 'waiting', dueAt: now, tries: 0, endedAt: null },
      )) !== null,

    /**
     * Counts the waiting messages and returns the oldest one's time (epoch ms, null when none), of one channel if named;
     * for metrics.
     */
    backlog: (now: number, channel?: string) => countWaiting(db, now, channel),

    prune: pruneBy(db, isAmongFirst, 'outbox', 'ended_at'),
  }
}

/** What a worker claims. */
interface Claim {
  readonly now: number
  readonly leaseMs: number
  readonly limit: number
  readonly channel?: string
}

async function claimDue(
  tx: Db,
  { now, leaseMs, limit, channel }: Claim,
  canSkipLocked: boolean,
): Promise<ClaimedMessage[]> {
  await expireOverdue(tx, now)
  const due = await selectDue(tx, { now, limit, channel }, canSkipLocked)
  if (due.length === 0) return []
  const rows = await tx
    .updateTable('outbox')
    .set((set) => ({ due_at: now + leaseMs, tries: set('tries', '+', 1) }))
    .where('message_id', 'in', due)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .returningAll()
    .execute()
  return rows.sort((a, b) => a.created_at - b.created_at).map(toClaimedMessage)
}

async function markFailed(
  db: Db,
  messageId: string,
  { retryAt, reason }: { retryAt: number | null; reason: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set(
      retryAt === null
        ? {
            state: 'failed',
            // at this time the statement that erases payloads finds it
            due_at: sql.ref('expires_at'),
            ended_at: sql.ref('expires_at'),
            failure: reason,
          }
        : { due_at: retryAt, failure: reason },
    )
    // A worker whose lease has expired must not change the state of a message that another worker sent.
    .where('message_id', '=', messageId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Reads the first row of the index for each channel, however many messages wait. */
async function findNextDue(db: Db, channels: readonly string[]) {
  const ofChannel = (channel: string) =>
    db
      .selectFrom('outbox')
      .select((select) => select.fn.min<number | null>('due_at').as('at'))
      .where('state', '=', 'waiting')
      .where('channel', '=', channel)
  return db
    .selectNoFrom(channels.map((channel) => ofChannel(channel).as(channel)))
    .executeTakeFirstOrThrow()
}

/** Marks unclaimed messages as dead after their expiry, and erases their payload. */
async function expireOverdue(tx: Db, now: number): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({
      state: 'dead',
      ended_at: now,
      sealed_payload: '',
      failure: sql<string>`case when state = 'failed' then failure else 'expired' end`,
    })
    .where('state', 'in', ['waiting', 'failed'])
    .where('due_at', '<=', now)
    .where('expires_at', '<=', now)
    .execute()
}

async function selectDue(
  tx: Db,
  { now, limit, channel }: { now: number; limit: number; channel?: string },
  canSkipLocked: boolean,
): Promise<string[]> {
  const waiting = tx
    .selectFrom('outbox')
    .select('message_id')
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
  const due = channel === undefined ? waiting : waiting.where('channel', '=', channel)
  const rows = await (canSkipLocked ? due.forUpdate().skipLocked() : due).execute()
  return rows.map((row) => row.message_id)
}

function toClaimedMessage(columns: Selectable<TableOf<typeof outboxRows>>): ClaimedMessage {
  const {
    toAddress,
    state: _,
    dueAt: __,
    endedAt: ___,
    failure: ____,
    ...message
  } = outboxRows.toRow(columns)
  return { ...message, to: toAddress }
}
