/** Sends a service many requests that are wrong in one way or another, and tells what it did not stand. */
import type { Storage } from '../../storage/storage.ts'
import { type Chance, createChance } from './chance.ts'
import { createFuzzWorld } from './create-fuzz-world.ts'
import { listTargets } from './list-targets.ts'
import { createSender, type FuzzAnswer, toCurl } from './send-request.ts'
import { type FuzzRequest, writeRequest } from './write-request.ts'
import { createWriteText } from './write-text.ts'

/** What is run. */
export interface FuzzOptions {
  readonly storage: Storage
  readonly seed: number
  /** Of the first request. @default 0 */
  readonly from?: number
  readonly requests: number
  /** Told of each failure as it comes. */
  readonly onFailure?: (failure: string) => void
}

/** What came of it. */
export interface FuzzReport {
  readonly failures: readonly string[]
  /** How many answers there were of each status. */
  readonly statuses: Readonly<Record<number, number>>
  /** How many targets succeeded at least once. */
  readonly reached: number
  /** Those that never did. */
  readonly unreached: readonly string[]
  /** Sign-ins at providers, and how many of them came to a session. */
  readonly trips: { readonly total: number; readonly finished: number }
  /** What took longer than an answer should, which a busy machine may do as well. */
  readonly slow: readonly string[]
}

/** After so many the living are met anew: sessions were ended, people deleted. */
const perLife = 250
/** Far beyond what an answer takes on a busy machine: what takes as long hangs. */
const timeoutMs = 20_000
/** Worth a look. */
const slowMs = 2_000
/** One in so many is a sign-in at a provider. */
const travelEvery = 12
/** At once. */
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

/** What an answer says in the address that it leads to. */
function toQueryJson({ headers }: FuzzAnswer): string {
  const { location } = headers
  if (typeof location !== 'string' || !URL.canParse(location)) return ''
  const { searchParams } = new URL(location)
  const code = searchParams.get('code')
  return JSON.stringify({ ...(code && { authorization_code: code }) })
}

/** Why an answer is none that a service may give; null for one that is in order. */
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
