import type { Clock } from '../clock.ts'
import type { ProjectConfig, RateLimit } from '../config/config.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import type { MethodRates } from '../method/declared.ts'
import type { Rates } from '../storage/storage.ts'
import { createFloodGate, type FloodGate } from './flood-gate.ts'
import type { Source } from './source-address.ts'

/**
 * Who may do how much. Each `take*` counts one event and throws `too_many_requests` with a retry-after
 * when it is one too many. They run before anything is looked up, so that known and unknown addresses
 * get the same answer.
 */
export interface RateLimits {
  /** One message to an address. */
  takeSend(project: ProjectConfig, source: Source, canonicalAddress: string): Promise<void>
  /**
   * One mail that says that nobody has an address; at most one an hour. Counted in private mode whoever has it, so
   * that it takes the same time.
   *
   * @returns false when it is one too many, also outside private mode, where no such mail is sent
   */
  takeMissingAccount(project: ProjectConfig, canonicalAddress: string): Promise<boolean>
  /** One token or code presented. */
  takeAuthenticate(project: ProjectConfig, source: Source): Promise<void>
  /** One of what a method counts. */
  takeOfSource(name: keyof MethodRates, project: ProjectConfig, source: Source): Promise<void>
  /** One of what a method counts by a key of its own: a country, a block of numbers. */
  takeOfKey(name: keyof MethodRates, project: ProjectConfig, key: string): Promise<void>
  /** One user search. */
  takeSearch(project: ProjectConfig, source: Source): Promise<void>
  /** Any request at all. Counted in this process: a flood must not cost a write each. */
  takeRequest(project: ProjectConfig, source: Source): void
  /** An entry of the event log, which anybody may write: so many characters. Counted in this process. */
  takeEvent(project: ProjectConfig, source: Source, characters: number): void
  /** A request that names no project, under the most generous project's limit. */
  takePublicRequest(source: Source): void
}

/** Of the event log, in characters: many pages behind one address write less, and a disk holds a month of it. */
const eventsPerSource: RateLimit = { max: 1_048_576, perSeconds: 60 }
const eventsPerProject: RateLimit = { max: 8_388_608, perSeconds: 60 }
const eventsPerDay: RateLimit = { max: 134_217_728, perSeconds: 86_400 }

/** Limits over the storage's counters, shared by every process on the database. */
export function createRateLimits(ports: {
  rates: Rates
  clock: Clock
  keyRing: KeyRing
  projects: readonly ProjectConfig[]
}): RateLimits {
  const { rates, clock, keyRing } = ports
  const sourceGate = createFloodGate(clock)
  // A flood from ever new addresses makes the other gate forget: not what a project wrote.
  const projectGate = createFloodGate(clock)
  const publicLimit = toMostGenerous(
    ports.projects.map((project) => project.rates.requestsPerSource),
  )

  const take = async (key: string, limit: RateLimit) => {
    const windowMs = limit.perSeconds * 1000
    const taken = await rates.take({ key, max: limit.max, windowMs, now: clock.now() })
    if (!taken.allowed) throw toTooMany(taken.retryAfterMs)
  }
  const takeBySource = async (key: string, { bucket, isHost }: Source, limit: RateLimit) => {
    if (!isHost) await take(`${key}:${bucket}`, limit)
  }
  const pass = (gate: FloodGate, key: string, limit: RateLimit, amount = 1) => {
    const retryAfterMs = gate.take(key, limit, amount)
    if (retryAfterMs > 0) throw toTooMany(retryAfterMs)
  }

  return {
    async takeSend({ projectId, rates: limits }, source, canonicalAddress) {
      // In this order, so that one source cannot use up an address's or the project's share.
      await takeBySource(`send:source:${projectId}`, source, limits.sendPerSource)
      const address = keyRing.hashKey(toMailbox(canonicalAddress))
      await take(`send:address:${projectId}:${address}`, limits.sendPerAddress)
      await take(`send:project:${projectId}`, limits.sendPerProject)
    },
    async takeMissingAccount({ projectId, privateMode }, canonicalAddress) {
      if (!privateMode) return false
      const key = `missing_account:${projectId}:${keyRing.hashKey(toMailbox(canonicalAddress))}`
      const { allowed } = await rates.take({ key, max: 1, windowMs: 3_600_000, now: clock.now() })
      return allowed
    },
    takeAuthenticate: ({ projectId, rates: limits }, source) =>
      takeBySource(`authenticate:source:${projectId}`, source, limits.authenticatePerSource),
    takeOfSource: (name, { projectId, rates: limits }, source) =>
      takeBySource(`${name}:${projectId}`, source, limits[name]),
    takeOfKey: (name, { projectId, rates: limits }, key) =>
      take(`${name}:${projectId}:${keyRing.hashKey(key)}`, limits[name]),
    takeSearch: ({ projectId, rates: limits }, source) =>
      takeBySource(`search:source:${projectId}`, source, limits.searchPerSource),
    takeRequest: ({ projectId, rates: limits }, source) =>
      pass(sourceGate, `${projectId}:${source.bucket}`, limits.requestsPerSource),
    takeEvent({ projectId }, { bucket }, characters) {
      pass(sourceGate, `events:source:${projectId}:${bucket}`, eventsPerSource, characters)
      pass(projectGate, `events:project:${projectId}`, eventsPerProject, characters)
      pass(projectGate, `events:day:${projectId}`, eventsPerDay, characters)
    },
    takePublicRequest: (source) => pass(sourceGate, `public:${source.bucket}`, publicLimit),
  }
}

/** `ada+shop@…` is read where `ada@…` is: for a limit the two are one, for everything else they are not. */
const toMailbox = (canonicalAddress: string): string =>
  canonicalAddress.replace(/^([^+@]+)\+[^@]*@/, '$1@')

function toTooMany(retryAfterMs: number): AuthError {
  return new AuthError('too_many_requests', {
    retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / 1000)),
  })
}

function toMostGenerous(limits: readonly RateLimit[]): RateLimit {
  const perSecond = ({ max, perSeconds }: RateLimit) => max / perSeconds
  return limits.reduce(
    (best, limit) => (perSecond(limit) > perSecond(best) ? limit : best),
    limits[0] ?? { max: 600, perSeconds: 60 },
  )
}
