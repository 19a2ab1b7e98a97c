import type { Adapter } from 'oidc-provider'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { ArtefactKind } from '../../kernel/storage/storage.ts'
import { createArtefactAdapter } from './artefact-adapter.ts'
import { createClientAdapter } from './client-adapter.ts'
import type { EnginePorts } from './engine-ports.ts'
import { createGrantAdapter } from './grant-adapter.ts'
import type { RequestReads } from './request-reads.ts'

const kinds: Readonly<Record<string, ArtefactKind>> = {
  AuthorizationCode: 'authorization_code',
  AccessToken: 'access_token',
  RefreshToken: 'refresh_token',
  ClientCredentials: 'client_credentials',
  PushedAuthorizationRequest: 'pushed_request',
  DeviceCode: 'device_code',
  RegistrationAccessToken: 'registration_token',
  ReplayDetection: 'replay',
}

const unsupported = async (): Promise<undefined> => undefined

/** An adapter that stores nothing. */
const interactionAdapter: Adapter = {
  upsert: unsupported,
  find: unsupported,
  findByUid: unsupported,
  findByUserCode: unsupported,
  consume: unsupported,
  destroy: unsupported,
  revokeByGrantId: unsupported,
}

/** Creates the engine's storage adapters of one project, for each model, on the service's storage. */
export function createAdapter(
  ports: EnginePorts,
  project: ProjectConfig,
  reads: RequestReads,
): (model: string) => Adapter {
  return (model) => {
    if (model === 'Client') return createClientAdapter(ports, project, reads)
    if (model === 'Grant') return createGrantAdapter(project, reads)
    // The service's own pages handle interactions.
    if (model === 'Interaction') return interactionAdapter
    const kind = kinds[model]
    // The service has its own sessions.
    if (kind === undefined) throw new Error(`The engine wants to keep a ${model}.`)
    return createArtefactAdapter(ports, project.projectId, kind, reads)
  }
}
