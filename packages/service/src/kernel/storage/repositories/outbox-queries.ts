import { sql } from 'kysely'
import { among, type Condition } from '../../../foundation/database/conditions.ts'
import type { RowOf } from '../../../foundation/database/define-table.ts'
import type { Db } from '../../../foundation/database/engine.ts'
import type { Cursor, Page } from '../../../foundation/database/page.ts'
import { after, toPage } from '../../../foundation/database/paging.ts'
import { outboxRows } from '../../../foundation/database/schema.ts'
import type { FailedMessage, MessageFate } from '../storage.ts'

/** Counts the waiting messages and those that were given up, for metrics. */
export async function countWaiting(db: Db, now: number, channel?: string) {
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
export async function summarize(
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
export async function selectFailed(
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
export async function selectTo(
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
export interface StateQuery {
  readonly states: readonly OutboxState[]
  /** The template whose messages are left out. */
  readonly without: string
  readonly after: Cursor | null
  readonly limit: number
}

export function toFate({
  toAddress: to,
  failure,
  ...message
}: RowOf<typeof outboxRows>): MessageFate {
  const { messageId, channel, template, createdAt, expiresAt, tries, state, endedAt } = message
  const reason = failure ?? ''
  return { messageId, channel, to, template, createdAt, expiresAt, tries, state, endedAt, reason }
}

/** Reads the index of due times once for each state, so that a page costs the same however many messages there are. */
export async function selectByState(
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
export interface ChannelQuery {
  readonly channel: string
  readonly to: string
  readonly states: readonly OutboxState[]
  readonly limit: number
  readonly most: number
}

export async function selectOfChannel(
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
