import type { MethodRates } from '../../declarations/all-declarations.ts'
import type { Clock } from '../../foundation/clock.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig } from '../config/config.ts'
import type { RateLimit } from '../config/default-rates.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import type { Repositories } from '../storage/storage.ts'
import { createFloodGate, type FloodGate } from './flood-gate.ts'
import type { Source } from './source-address.ts'

/**
 * Rate limits. Each `take*` counts one event and throws `too_many_requests` with a retry-after above the limit. They
 * run before any row is looked up, so that known and unknown addresses get the same answer.
 */
export type RateLimits = ReturnType<typeof createRateLimits>

/**
 * Limits of the event log in characters: more than many pages behind one address write, and little enough for a disk to
 * hold a month of it.
 */
const eventsPerSource: RateLimit = { max: 1_048_576, perSeconds: 60 }
const eventsPerProject: RateLimit = { max: 8_388_608, perSeconds: 60 }
const eventsPerDay: RateLimit = { max: 134_217_728, perSeconds: 86_400 }

/** Creates limits that use the storage's counters, so that all processes of a database share them. */
export function createRateLimits(ports: {
  rates: Repositories['rates']
  clock: Clock
  keyRing: KeyRing
  projects: readonly ProjectConfig[]
}) {
  const { rates, clock, keyRing } = ports
  const sourceGate = createFloodGate(clock)
  // A gate forgets its oldest keys in a flood from many addresses; projects have a gate of their own, so that their
  // counts survive.
  const projectGate = createFloodGate(clock)
  const publicLimit = toMostGenerous(
    ports.projects.map((project) => project.rates.requestsPerSource),
  )

  const take = async (key: string, limit: RateLimit, within = rates) => {
    const windowMs = limit.perSeconds * 1000
    const taken = await within.take({ key, max: limit.max, windowMs, now: clock.now() })
    if (!taken.allowed) throw toTooMany(taken.retryAfterMs)
  }
  const takeBySource = async (
    key: string,
    { bucket, isHost }: Source,
    limit: RateLimit,
    within = rates,
  ) => {
    if (!isHost) await take(`${key}:${bucket}`, limit, within)
  }
  const pass = (gate: FloodGate, key: string, limit: RateLimit, amount = 1) => {
    const retryAfterMs = gate.take(key, limit, amount)
    if (retryAfterMs > 0) throw toTooMany(retryAfterMs)
  }

  return {
    /** Counts a message to an address. @param within the counters of the caller's transaction, if it has one */
    async takeSend(
      { projectId, rates: limits }: ProjectConfig,
      source: Source,
      canonicalAddress: string,
      within = rates,
    ) {
      // In this order, so that one source cannot use up the limit of an address or of the project.
      await takeBySource(`send:source:${projectId}`, source, limits.sendPerSource, within)
      const address = keyRing.hashKey(toMailbox(canonicalAddress))
      await take(`send:address:${projectId}:${address}`, limits.sendPerAddress, within)
      await take(`send:project:${projectId}`, limits.sendPerProject, within)
    },
    /**
     * Counts a mail that says that an address has no account; at most one an hour. In private mode it counts for existing
     * accounts as well, so that both take the same time.
     *
     * @returns false above the limit, and outside private mode, which sends no such mail
     */
    async takeMissingAccount({ projectId, privateMode }: ProjectConfig, canonicalAddress: string) {
      if (!privateMode) return false
      const key = `missing_account:${projectId}:${keyRing.hashKey(toMailbox(canonicalAddress))}`
      const { allowed } = await rates.take({ key, max: 1, windowMs: 3_600_000, now: clock.now() })
      return allowed
    },
    /** Counts a presented token or code. */
    takeAuthenticate: ({ projectId, rates: limits }: ProjectConfig, source: Source) =>
      takeBySource(`authenticate:source:${projectId}`, source, limits.authenticatePerSource),
    /** Counts an event of a method, by its source. */
    takeOfSource: (
      name: keyof MethodRates,
      { projectId, rates: limits }: ProjectConfig,
      source: Source,
    ) => takeBySource(`${name}:${projectId}`, source, limits[name]),
    /** Counts an event of a method, by the method's own key: a country, a block of numbers. */
    takeOfKey: (
      name: keyof MethodRates,
      { projectId, rates: limits }: ProjectConfig,
      key: string,
    ) => take(`${name}:${projectId}:${keyRing.hashKey(key)}`, limits[name]),
    /** Counts a user search. */
    takeSearch: ({ projectId, rates: limits }: ProjectConfig, source: Source) =>
      takeBySource(`search:source:${projectId}`, source, limits.searchPerSource),
    /** Counts a request, in this process only, because a write for each request would make a flood expensive. */
    takeRequest: ({ projectId, rates: limits }: ProjectConfig, source: Source) =>
      pass(sourceGate, `${projectId}:${source.bucket}`, limits.requestsPerSource),
    /**
     * Counts the characters of an entry of the event log, which requires no credentials. It counts in this process only.
     */
    takeEvent({ projectId }: ProjectConfig, { bucket }: Source, characters: number) {
      pass(sourceGate, `events:source:${projectId}:${bucket}`, eventsPerSource, characters)
      pass(projectGate, `events:project:${projectId}`, eventsPerProject, characters)
      pass(projectGate, `events:day:${projectId}`, eventsPerDay, characters)
    },
    /** Counts a request that names no project, by the most generous project's limit. */
    takePublicRequest: (source: Source) => pass(sourceGate, `public:${source.bucket}`, publicLimit),
  }
}

/**
 * Mail to `ada+shop@…` and to `ada@…` arrives in the same mailbox, so both count as one address here. Everywhere else
 * they are different addresses.
 */
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
