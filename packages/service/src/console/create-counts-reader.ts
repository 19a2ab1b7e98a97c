import type { Dependencies } from '../kernel/dependencies.ts'
import type { Storage } from '../kernel/storage/storage.ts'

const hourMs = 3_600_000
/** So many spans are kept; each time zone of operators has one of each project. */
const mostKept = 50

type Counts = Storage['activityCounts']
type Hours = Awaited<ReturnType<Counts['sumByHour']>>
type Names = Awaited<ReturnType<Counts['sumByName']>>

/** What was counted. */
interface Counted {
  readonly hours: Hours
  readonly names: Names
}

/**
 * Creates a reader of counts, which sums the hours that are over once an hour: of thirty days only the last two hours
 * change, and what another process stores late is seen within the hour.
 */
export function createCountsReader({
  storage: { activityCounts },
  clock,
}: Pick<Dependencies, 'storage' | 'clock'>): (projectId: string, from: number) => Promise<Counted> {
  const kept = new Map<string, { readonly before: number; readonly counted: Promise<Counted> }>()
  const read = async (projectId: string, from: number, before: number): Promise<Counted> => {
    const span = { from, before }
    const [hours, names] = await Promise.all([
      activityCounts.sumByHour(projectId, span),
      activityCounts.sumByName(projectId, span),
    ])
    return { hours, names }
  }
  const readOver = (projectId: string, from: number, before: number) => {
    const key = `${projectId} ${from}`
    const known = kept.get(key)
    if (known?.before === before) return known.counted
    if (kept.size >= mostKept) kept.clear()
    const counted = read(projectId, from, before)
    kept.set(key, { before, counted })
    // A failure is not kept.
    counted.catch(() => kept.delete(key))
    return counted
  }
  return async (projectId, from) => {
    const hourAt = Math.floor(clock.now() / hourMs) * hourMs
    // Counts of the last hour may still be in the memory of a process.
    const before = Math.max(from, hourAt - hourMs)
    const [over, recent] = await Promise.all([
      readOver(projectId, from, before),
      read(projectId, before, Number.MAX_SAFE_INTEGER),
    ])
    return {
      hours: [...over.hours, ...recent.hours],
      names: [...over.names, ...recent.names],
    }
  }
}
