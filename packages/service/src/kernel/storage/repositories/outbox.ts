import { type Selectable, sql } from 'kysely'
import type { Atomically } from '../../../foundation/database/atomically.ts'
import { above, among, type Condition, other } from '../../../foundation/database/conditions.ts'
import type { RowOf, TableOf } from '../../../foundation/database/define-table.ts'
import type { Db, Engine } from '../../../foundation/database/engine.ts'
import type { Cursor, Page } from '../../../foundation/database/page.ts'
import { after, toPage } from '../../../foundation/database/paging.ts'
import { pruneBy } from '../../../foundation/database/remove-few.ts'
import { outboxRows } from '../../../foundation/database/schema.ts'
import type { ClaimedMessage, FailedMessage, MessageFate, OutboxMessage } from '../storage.ts'

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

async function countWaiting(db: Db, now: number, channel?: string) {
  let query = db
    .selectFrom('outbox')
    .select((select) => [
      'state',
      select.fn.countAll<number>().as('messages'),
      select.fn.min('created_at').as('oldest_at'),
    ])
    .where((where) =>
      where.or([
        where('state', 'in', ['failed', 'dead']),
        where.and([where('state', '=', 'waiting'), where('expires_at', '>', now)]),
      ]),
    )
    .groupBy('state')
  if (channel !== undefined) query = query.where('channel', '=', channel)
  const rows = await query.execute()
  const waiting = rows.find((row) => row.state === 'waiting')
  const givenUp = rows.filter((row) => row !== waiting)
  return {
    waiting: waiting?.messages ?? 0,
    oldestAt: waiting?.oldest_at ?? null,
    dead: givenUp.reduce((sum, row) => sum + row.messages, 0),
  }
}

/** Reads by state, so that messages that were sent cost nothing, and at most `most` rows. */
async function summarize(
  db: Db,
  projectId: string,
  { now, most }: { readonly now: number; readonly most: number },
) {
  const open = db
    .selectFrom('outbox')
    .select(['channel', 'state', 'failure', 'created_at'])
    .where('state', 'in', ['waiting', 'failed', 'dead'])
    .where('project_id', '=', projectId)
    .where((where) => where.or([where('state', '<>', 'waiting'), where('expires_at', '>', now)]))
    .limit(most)
  const rows = await db
    .selectFrom(open.as('open'))
    .select((select) => [
      'channel',
      'state',
      select.fn.countAll<number>().as('messages'),
      // those that were tried, and failed
      select.fn.count<number>('failure').as('failing'),
      select.fn.min('created_at').as('oldest_at'),
    ])
    .groupBy(['channel', 'state'])
    .execute()
  return rows.map(({ channel, state, messages, failing, oldest_at: oldestAt }) => ({
    channel,
    isWaiting: state === 'waiting',
    messages: Number(messages),
    failing: Number(failing),
    oldestAt: Number(oldestAt),
  }))
}

/** Selects messages that were given up, expired or not. */
async function selectFailed(
  db: Db,
  projectId: string,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<readonly FailedMessage[]> {
  const state = among(['failed', 'dead'])
  const failed = await outboxRows(db).listFirst(limit, { projectId, state }, 'createdAt desc')
  return failed.map(({ toAddress, state, failure, ...message }) => {
    const { messageId, channel, template, createdAt, expiresAt, tries } = message
    return {
      ...{ messageId, channel, template, createdAt, expiresAt, tries },
      to: toAddress,
      reason: failure ?? '',
      canRequeue: state === 'failed' && expiresAt > now,
    }
  })
}

/** There is no index for this rare query of operators, because every message would have to update it. */
async function selectTo(
  db: Db,
  projectId: string,
  addresses: readonly string[],
  limit: number,
): Promise<readonly MessageFate[]> {
  if (addresses.length === 0) return []
  const folded = sql.join(addresses.map((address) => address.toLowerCase()))
  const toAddress: Condition = (column) => sql`lower(${column}) in (${folded})`
  const found = await outboxRows(db).listFirst(limit, { projectId, toAddress }, 'createdAt desc')
  return found.map(toFate)
}

type OutboxState = RowOf<typeof outboxRows>['state']

/** Which messages are listed by their states. */
interface StateQuery {
  readonly states: readonly OutboxState[]
  /** The template whose messages are left out. */
  readonly without: string
  readonly after: Cursor | null
  readonly limit: number
}

function toFate({ toAddress: to, failure, ...message }: RowOf<typeof outboxRows>): MessageFate {
  const { messageId, channel, template, createdAt, expiresAt, tries, state, endedAt } = message
  const reason = failure ?? ''
  return { messageId, channel, to, template, createdAt, expiresAt, tries, state, endedAt, reason }
}

/** Reads the index of due times once for each state, so that a page costs the same however many messages there are. */
async function selectByState(
  db: Db,
  projectId: string,
  wanted: StateQuery,
): Promise<Page<MessageFate>> {
  const { limit } = wanted
  const select = async (state: OutboxState) => {
    let query = db
      .selectFrom('outbox')
      .selectAll()
      .where('state', '=', state)
      .where('project_id', '=', projectId)
      .where('template', '<>', wanted.without)
    if (wanted.after) {
      query = query.where('due_at', '<=', wanted.after.at)
      query = query.where(after('due_at', 'message_id', wanted.after))
    }
    return query
      .orderBy('due_at', 'desc')
      .orderBy('message_id', 'desc')
      .limit(limit + 1)
      .execute()
  }
  const found = (await Promise.all(wanted.states.map(select)))
    .flat()
    .sort((a, b) => b.due_at - a.due_at || (a.message_id < b.message_id ? 1 : -1))
  const toCursor = (row: (typeof found)[number]) => ({ at: row.due_at, id: row.message_id })
  const { rows, next } = toPage(found, limit, toCursor)
  return { rows: rows.map((row) => toFate(outboxRows.toRow(row))), next }
}

/** Which messages of a channel are listed. */
interface ChannelQuery {
  readonly channel: string
  readonly to: string
  readonly states: readonly OutboxState[]
  readonly limit: number
  readonly most: number
}

async function selectOfChannel(
  db: Db,
  projectId: string,
  { channel, to, states, limit, most }: ChannelQuery,
): Promise<readonly (MessageFate & { readonly dueAt: number })[]> {
  const select = (state: OutboxState) =>
    db
      .selectFrom(
        db
          .selectFrom('outbox')
          .selectAll()
          .where('state', '=', state)
          .where('project_id', '=', projectId)
          .orderBy('due_at', 'desc')
          .limit(most)
          .as('outbox'),
      )
      .selectAll()
      .where('channel', '=', channel)
      .where('to_address', '=', to)
      .orderBy('due_at', 'desc')
      .limit(limit)
      .execute()
  const found = (await Promise.all(states.map(select))).flat()
  return found
    .sort((a, b) => b.due_at - a.due_at)
    .slice(0, limit)
    .map((row) => ({ ...toFate(outboxRows.toRow(row)), dueAt: row.due_at }))
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
