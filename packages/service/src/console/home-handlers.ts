/** Handler of the console's first page. It sums stored counts and never looks through users or entries. */

import type { CountedKind } from '../declarations/operators/activity-count-store.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import type { Storage } from '../kernel/storage/storage.ts'
import type { ConsoleHandlers } from './console-operation.ts'
import type { ActivityCounter } from './create-activity-counter.ts'
import { createCountsReader } from './create-counts-reader.ts'
import { createDoctorNotes } from './create-doctor-notes.ts'
import { type ConsoleLanguage, toLanguage, toNameIn } from './describe-words.ts'
import { type Days, divideDays } from './divide-days.ts'
import { findAlerts } from './find-alerts.ts'
import type { homeOperations } from './home-operations.ts'
import { isErrorType, toRefusal } from './refusal-words.ts'

/** How many days the page shows. */
const shownDays = 30
/** More messages that wait or were given up are not counted. */
const mostMessages = 5_000
/** Rarer names are left out. */
const mostNames = 8

type Hours = Awaited<ReturnType<Storage['activityCounts']['sumByHour']>>
type Names = Awaited<ReturnType<Storage['activityCounts']['sumByName']>>

/** Creates it. */
export function createHomeHandlers(
  dependencies: Dependencies,
  counter: Pick<ActivityCounter, 'flush'>,
): ConsoleHandlers<typeof homeOperations> {
  const { storage, clock } = dependencies
  const readCounts = createCountsReader(dependencies)
  const findNotes = createDoctorNotes(dependencies)
  return {
    async readHome({ by, query, source }) {
      const language = toLanguage(source)
      const { projectId } = by.project
      const now = clock.now()
      const days = divideDays(query.zone ?? 'UTC', now, shownDays)
      // What this process counted since it last stored its counts is shown as well.
      await counter.flush()
      const ofToday = { from: days.todayAt, before: Number.MAX_SAFE_INTEGER }
      const summary = storage.outbox.summarize(projectId, now, mostMessages)
      const [{ hours, names: all }, today, messages, found] = await Promise.all([
        readCounts(projectId, days.firstHourAt),
        storage.activityCounts.sumByName(projectId, ofToday),
        summary,
        findAlerts(dependencies, projectId, summary, language),
      ])
      const alerts = [...found, ...findNotes(by.project, language)].sort(
        (a, b) => Number(a.level === 'note') - Number(b.level === 'note'),
      )
      const byDay = groupByDay(hours, days)
      const toDay = (day: string) => toFigures(byDay.get(day) ?? [])
      const count = (isWaiting: boolean) =>
        messages
          .filter((one) => one.isWaiting === isWaiting)
          .reduce((sum, one) => sum + one.messages, 0)
      return {
        today: toSpan(today, language),
        yesterday: toDay(days.names.at(-2) ?? ''),
        thirty_days: toSpan(all, language),
        days: days.names.map((day) => {
          const { signed_up, signed_in, refused } = toDay(day)
          return { day, signed_up, signed_in, refused }
        }),
        messages: {
          waiting: count(true),
          given_up: count(false),
          is_more: count(true) + count(false) >= mostMessages,
        },
        alerts: alerts.map(({ level, title, text, endsAt, page }) => ({
          level,
          title,
          text,
          ends_at: endsAt === null ? null : new Date(endsAt).toISOString(),
          page,
        })),
      }
    },
  }
}

function groupByDay(hours: Hours, { toName }: Days): ReadonlyMap<string, Hours> {
  const grouped = new Map<string, Hours>()
  for (const hour of hours) {
    const day = toName(hour.hourAt)
    const own = grouped.get(day)
    if (own) own.push(hour)
    else grouped.set(day, [hour])
  }
  return grouped
}

function toFigures(counts: readonly { readonly kind: CountedKind; readonly times: number }[]) {
  const sum = (kind: CountedKind) =>
    counts.reduce((total, one) => total + (one.kind === kind ? one.times : 0), 0)
  return {
    signed_up: sum('signed_up'),
    signed_in: sum('signed_in'),
    refused: sum('refused'),
    sent: sum('sent'),
    given_up: sum('given_up'),
  }
}

function toSpan(names: Names, language: ConsoleLanguage) {
  const list = (wanted: CountedKind) => {
    const times = new Map<string, number>()
    for (const one of names) {
      if (one.kind === wanted) times.set(one.name, (times.get(one.name) ?? 0) + one.times)
    }
    return [...times]
      .sort(([a, timesOfA], [b, timesOfB]) => timesOfB - timesOfA || (a < b ? -1 : 1))
      .slice(0, mostNames)
      .map(([name, count]) => ({ name, text: toText(name, language), times: count }))
  }
  return {
    ...toFigures(names),
    methods: list('signed_in'),
    reasons: list('refused'),
    channels: list('sent'),
  }
}

/** Why, for the type of an error; for a method or a channel, its name as words. */
function toText(name: string, language: ConsoleLanguage): string {
  if (isErrorType(name)) return toRefusal(language, name)
  const words = toNameIn(language, name)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
