import { methodTables } from '../declarations/all-declarations.ts'
import type { TableAlert } from '../declarations/declare-table.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import type { Storage } from '../kernel/storage/storage.ts'

/** What needs an operator's hand. */
export interface Alert extends TableAlert {
  /** `wrong` is a failure under way; a `note` may be meant so. */
  readonly level: 'wrong' | 'note'
  /** The page of the console on which something can be done. */
  readonly page: 'messages' | 'operators' | null
}

type Summary = Awaited<ReturnType<Storage['outbox']['summarize']>>

/** Messages that wait for longer after a failed try need a hand; milliseconds. */
const patienceMs = 5 * 60_000

/** Finds what needs a hand in a project, of what the database knows; the worst first. */
export async function findAlerts(
  { storage, clock }: Pick<Dependencies, 'storage' | 'clock'>,
  projectId: string,
  messages: Summary,
): Promise<readonly Alert[]> {
  const now = clock.now()
  const tables = methodTables.map(([name, table]) =>
    table.findAlerts?.(storage[name], { projectId, now }),
  )
  const paused = (await Promise.all(tables)).flatMap((found) => found ?? [])
  const operators = await storage.operators.list(projectId)
  return [
    ...findFailing(messages, now),
    ...findGivenUp(messages),
    ...paused.map((alert): Alert => ({ ...alert, level: 'wrong', page: null })),
    ...(operators.length === 1 ? [onlyOperator] : []),
  ]
}

const onlyOperator: Alert = {
  level: 'note',
  title: 'You are the only operator',
  text: 'If you lose your passkey, only the command line lets you in.',
  endsAt: null,
  page: 'operators',
}

function findFailing(messages: Summary, now: number): readonly Alert[] {
  return messages
    .filter(
      ({ isWaiting, failing, oldestAt }) => isWaiting && failing > 0 && oldestAt < now - patienceMs,
    )
    .map(({ channel, failing, messages: waiting }) => ({
      level: 'wrong',
      title: `Messages by ${channel} do not leave`,
      text: `${waiting === 1 ? '1 waits' : `${waiting} wait`}; the last try of ${failing} failed.`,
      endsAt: null,
      page: 'messages',
    }))
}

function findGivenUp(messages: Summary): readonly Alert[] {
  const byChannel = new Map<string, number>()
  for (const { isWaiting, channel, messages: count } of messages) {
    if (!isWaiting) byChannel.set(channel, (byChannel.get(channel) ?? 0) + count)
  }
  const count = [...byChannel.values()].reduce((sum, one) => sum + one, 0)
  if (count === 0) return []
  const title = count === 1 ? '1 message was given up' : `${count} messages were given up`
  const text = [...byChannel].map(([channel, one]) => `${one} by ${channel}`).join(', ')
  return [
    { level: 'wrong', title, text: `In the last 7 days: ${text}.`, endsAt: null, page: 'messages' },
  ]
}
