import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { ArtefactKind } from '../../kernel/storage/storage.ts'
import { findUnitOfWork } from '../engine-access/unit-of-work.ts'
import type { EnginePorts } from './engine-ports.ts'

/** The reads that the engine repeats while it answers one token request. */
export type RequestReads = ReturnType<typeof createRequestReads>

/** The kinds that a token request exchanges. The engine then needs the artefact's grant and user. */
const exchanged: ReadonlySet<ArtefactKind> = new Set([
  'authorization_code',
  'refresh_token',
  'device_code',
])

/**
 * Creates reads that run once in a request which writes at its end, and every time in any other request. The
 * transaction that writes detects whether the tokens ended in between. Nothing is cached beyond the request.
 */
export function createRequestReads(
  { storage, clientApps, clock }: Pick<EnginePorts, 'storage' | 'clientApps' | 'clock'>,
  { projectId }: Pick<ProjectConfig, 'projectId'>,
) {
  const { artefacts, grants, users } = storage
  const grantReads = oncePerRequest((grantId) => grants.findById(projectId, grantId))
  const userReads = oncePerRequest((userId) => users.findById(projectId, userId))
  return {
    findClientApp: oncePerRequest((clientId) => clientApps.find(projectId, clientId)).find,
    findGrant: grantReads.find,
    findUser: userReads.find,
    /**
     * Finds an artefact that has not expired, used or not. It is read anew each time. In a token request, its grant and
     * user are read with it.
     */
    async findArtefact(kind: ArtefactKind, valueHash: string) {
      const now = clock.now()
      if (!exchanged.has(kind) || !findUnitOfWork()) {
        return artefacts.find(projectId, kind, valueHash, now)
      }
      const found = await artefacts.findWithGrant(projectId, kind, valueHash, now)
      if (found?.grant) grantReads.keep(found.grant.grantId, found.grant)
      if (found?.user) userReads.keep(found.user.userId, found.user)
      return found?.artefact ?? null
    },
  }
}

/** Reads that a token request runs once for each id. */
interface ReadsByRequest<T> {
  find(id: string): Promise<T>
  /** Stores, for a token request, a value that another read returned. */
  keep(id: string, value: T): void
}

/** Wraps `read`, so that a token request runs it once for each id. */
export function oncePerRequest<T>(read: (id: string) => Promise<T>): ReadsByRequest<T> {
  const known = new WeakMap<object, Map<string, Promise<T>>>()
  const findKnown = () => {
    const unit = findUnitOfWork()
    if (!unit) return null
    const ofRequest = known.get(unit) ?? new Map<string, Promise<T>>()
    known.set(unit, ofRequest)
    return ofRequest
  }
  return {
    find(id) {
      const ofRequest = findKnown()
      const reading = ofRequest?.get(id) ?? read(id)
      ofRequest?.set(id, reading)
      return reading
    },
    keep: (id, value) => void findKnown()?.set(id, Promise.resolve(value)),
  }
}
