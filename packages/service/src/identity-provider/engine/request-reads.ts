import type { ClientApp } from '../../client-apps/client-app.ts'
import type { ProjectConfig } from '../../config/config.ts'
import type { GrantRow, UserRow } from '../../storage/storage.ts'
import type { EnginePorts } from './engine-ports.ts'
import { findUnitOfWork } from './unit-of-work.ts'

/** What the engine asks for again and again while it answers one token request. */
export interface RequestReads {
  findClientApp(clientId: string): Promise<ClientApp | null>
  findGrant(grantId: string): Promise<GrantRow | null>
  findUser(userId: string): Promise<UserRow | null>
}

/**
 * Reads each of them once in a request that writes at its end, and anew in any other. What ends a person's tokens in
 * between is noticed there, in the transaction that writes: nothing is kept beyond the request.
 */
export function createRequestReads(
  { storage, clientApps }: Pick<EnginePorts, 'storage' | 'clientApps'>,
  { projectId }: Pick<ProjectConfig, 'projectId'>,
): RequestReads {
  return {
    findClientApp: oncePerRequest((clientId) => clientApps.find(projectId, clientId)),
    findGrant: oncePerRequest((grantId) => storage.grants.findById(projectId, grantId)),
    findUser: oncePerRequest((userId) => storage.users.findById(projectId, userId)),
  }
}

/** Reads as `read` does, in a token request once for each id. */
export function oncePerRequest<T>(read: (id: string) => Promise<T>): (id: string) => Promise<T> {
  const found = new WeakMap<object, Map<string, Promise<T>>>()
  return (id) => {
    const unit = findUnitOfWork()
    if (!unit) return read(id)
    const ofRequest = found.get(unit) ?? new Map<string, Promise<T>>()
    found.set(unit, ofRequest)
    const known = ofRequest.get(id) ?? read(id)
    ofRequest.set(id, known)
    return known
  }
}
