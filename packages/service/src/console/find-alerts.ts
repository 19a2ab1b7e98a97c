import { methodTables } from '../declarations/all-declarations.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import type { Storage } from '../kernel/storage/storage.ts'
import { type AlertWords, alertWords } from './alert-words.ts'
import { type ConsoleLanguage, toNameIn } from './describe-words.ts'

/** What needs an operator's hand. */
export interface Alert {
  readonly title: string
  readonly text: string
  /** When it ends by itself; epoch milliseconds, null where it does not. */
  readonly endsAt: number | null
  /** `wrong` is a failure under way; a `note` may be meant so. */
  readonly level: 'wrong' | 'note'
  /** The page of the console on which something can be done. */
  readonly page: 'messages' | 'operators' | null
}

type Summary = Awaited<ReturnType<Storage['outbox']['summarize']>>

/** Messages that wait for longer after a failed try need a hand; milliseconds. */
const patienceMs = 5 * 60_000

/**
 * Finds what needs a hand in a project, of what the database knows; the worst first.
 *
 * @param summary is read at the same time
 */
export async function findAlerts(
  { storage, clock }: Pick<Dependencies, 'storage' | 'clock'>,
  projectId: string,
  summary: Promise<Summary>,
  language: ConsoleLanguage,
): Promise<readonly Alert[]> {
  const now = clock.now()
  const words = alertWords[language]
  const tables = methodTables.map(([name, table]) =>
    table.findAlerts?.(storage[name], { projectId, now }),
  )
  const [messages, operators, ...found] = await Promise.all([
    summary,
    storage.operators.list(projectId),
    ...tables,
  ])
  const paused = found.flatMap((alerts) => alerts ?? [])
  const inWords = messages.map((one) => ({ ...one, channel: toNameIn(language, one.channel) }))
  return [
    ...findFailing(inWords, now, words),
    ...findGivenUp(inWords, words),
    ...paused.map(
      ({ words: own, endsAt }): Alert => ({ ...own[language], endsAt, level: 'wrong', page: null }),
    ),
    ...(operators.length === 1
      ? [{ ...words.onlyOperator, level: 'note', endsAt: null, page: 'operators' } as const]
      : []),
  ]
}

function findFailing(
  messages: Summary,
  now: number,
  { failing: say }: AlertWords,
): readonly Alert[] {
  return messages
    .filter(
      ({ isWaiting, failing, oldestAt }) => isWaiting && failing > 0 && oldestAt < now - patienceMs,
    )
    .map(({ channel, failing, messages: waiting }) => ({
      ...say(channel, waiting, failing),
      level: 'wrong',
      endsAt: null,
      page: 'messages',
    }))
}

function findGivenUp(messages: Summary, { givenUp: say }: AlertWords): readonly Alert[] {
  const byChannel = new Map<string, number>()
  for (const { isWaiting, channel, messages: count } of messages) {
    if (!isWaiting) byChannel.set(channel, (byChannel.get(channel) ?? 0) + count)
  }
  const count = [...byChannel.values()].reduce((sum, one) => sum + one, 0)
  if (count === 0) return []
  return [{ ...say(count, [...byChannel]), level: 'wrong', endsAt: null, page: 'messages' }]
}
