/** Sends a service many faulty requests, and reports the failures. */
import { isUrl } from '../../foundation/addresses/is-url.ts'
import type { Storage } from '../../kernel/storage/storage.ts'
import { type Chance, createChance } from './chance.ts'
import { createFuzzWorld } from './create-fuzz-world.ts'
import { listTargets } from './list-targets.ts'
import { createSender, type FuzzAnswer, toCurl } from './send-request.ts'
import { type FuzzRequest, writeRequest } from './write-request.ts'
import { createWriteText } from './write-text.ts'

/** The options of a run. */
export interface FuzzOptions {
  readonly storage: Storage
  readonly seed: number
  /** The index of the first request. @default 0 */
  readonly from?: number
  readonly requests: number
  /** Called at each failure. */
  readonly onFailure?: (failure: string) => void
}

/** The result of a run. */
export interface FuzzReport {
  readonly failures: readonly string[]
  /** The number of answers by status. */
  readonly statuses: Readonly<Record<number, number>>
  /** The number of targets that succeeded at least once. */
  readonly reached: number
  /** The targets that never succeeded. */
  readonly unreached: readonly string[]
  /** The number of sign-ins at providers, and of those that started a session. */
  readonly trips: { readonly total: number; readonly finished: number }
  /** Requests that took longer than expected, which a busy machine may cause as well. */
  readonly slow: readonly string[]
}

/** After this many requests the users are created anew, because sessions were ended and users deleted. */
const perLife = 250
/** Far longer than an answer takes on a busy machine; a request that takes as long hangs. */
const timeoutMs = 20_000
/** Requests that take longer are reported. */
const slowMs = 2_000
/** One of this many requests is a sign-in at a provider. */
const travelEvery = 12
/** The number of parallel requests. */
const lanes = 4

export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { seed, requests, from = 0 } = options
  const { targets, named } = listTargets()
  const world = await createFuzzWorld(options.storage)
  const sender = createSender(await world.listen(), timeoutMs)
  const failures: string[] = []
  const statuses: Record<number, number> = {}
  const reached = new Set<string>()
  const slow: string[] = []
  const trips = { total: 0, finished: 0 }
  const fail = (failure: string) => {
    failures.push(failure)
    options.onFailure?.(failure)
  }
  const onStray = (error: unknown) =>
    fail(`unhandled: ${error instanceof Error ? error.stack : error}`)
  process.on('unhandledRejection', onStray)
  process.on('uncaughtException', onStray)

  const travel = async (index: number, chance: Chance) => {
    const { provider, answers, told } = await world.travel(chance)
    const target = `a sign-in at ${provider}`
    for (const { status, text } of answers) {
      statuses[status] = (statuses[status] ?? 0) + 1
      const said = told.join('\n  ')
      if (status >= 500) fail(`#${index} (seed ${seed}) ${target} ${status}\n  ${said}\n  ${text}`)
      for (const line of world.takeAlarms())
        fail(`#${index} (seed ${seed}) log: ${line}\n  ${said}`)
    }
    trips.total += 1
    if (answers.length > 3) trips.finished += 1
  }

  const work = async (index: number) => {
    const chance = createChance(seed, index)
    if (index % travelEvery === 0) return travel(index, chance)
    const target = chance.pick(targets)
    const project = chance.pick(world.projects)
    const request = writeRequest(target, chance, {
      named,
      ...project,
      writeText: createWriteText(project.live),
    })
    const startedAt = performance.now()
    const answer = await sender.send(request)
    const ms = performance.now() - startedAt
    if (ms > slowMs) slow.push(`#${index} ${Math.round(ms)} ms ${answer.status} ${request.target}`)
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    if (answer.status > 0 && answer.status < 300) reached.add(request.target)
    if (answer.status < 400) project.live.learn(`${answer.text} ${toQueryJson(answer)}`)
    const fault = findFault(request, answer)
    const curl = toCurl(request, 'http://127.0.0.1:3000')
    if (fault !== null)
      fail(`#${index} (seed ${seed}) ${fault}\n  ${curl}\n  ${answer.text.slice(0, 500)}`)
    for (const line of world.takeAlarms()) fail(`#${index} (seed ${seed}) log: ${line}\n  ${curl}`)
  }
  try {
    for (let begin = from; begin < from + requests; begin += perLife) {
      await world.addUsers()
      const end = Math.min(begin + perLife, from + requests)
      let next = begin
      const lane = async () => {
        while (next < end) await work(next++)
      }
      await Promise.all(Array.from({ length: lanes }, lane))
    }
  } finally {
    process.off('unhandledRejection', onStray)
    process.off('uncaughtException', onStray)
    sender.close()
    await world.close()
  }
  const all = [...new Set(targets.map(({ method, path }) => `${method} ${path}`))]
  const unreached = all.filter((target) => !reached.has(target))
  return { failures, statuses, reached: all.length - unreached.length, unreached, slow, trips }
}

/** Returns the query parameters of the URL to which an answer redirects. */
function toQueryJson({ headers }: FuzzAnswer): string {
  const { location } = headers
  if (typeof location !== 'string' || !isUrl(location)) return ''
  const { searchParams } = new URL(location)
  const code = searchParams.get('code')
  return JSON.stringify({ ...(code && { authorization_code: code }) })
}

/** Says what is wrong with an answer; null for one that a service may give. */
function findFault({ method }: FuzzRequest, { status, text, headers }: FuzzAnswer): string | null {
  if (status === 0) return `no answer: ${text}`
  if (status >= 500) return `answered ${status}`
  const isJson = String(headers['content-type']).includes('json')
  if (!isJson || text === '' || method === 'HEAD') return null
  try {
    const body = JSON.parse(text)
    if (status < 400) return null
    return typeof (body.error_type ?? body.error) === 'string' ? null : `${status} without a reason`
  } catch {
    return `${status} with what is no JSON`
  }
}
