import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { ClientApp, ClientApps } from '../../kernel/client-apps/client-app.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { ClientAppError } from '../client-apps/client-app-error.ts'
import { createClientApps } from '../client-apps/create-client-apps.ts'
import { isKeptAsHash, toEngineClient } from '../engine-access/to-engine-client.ts'
import { toWireMetadata } from '../engine-access/to-engine-metadata.ts'
import type { EnginePorts } from './engine-ports.ts'
import type { RequestReads } from './request-reads.ts'

const nothing = async (): Promise<undefined> => undefined

/** The largest metadata of an app that registers itself; characters of JSON. */
const mostMetadata = 16_384

/** Provides the client apps to the engine, and stores those that register themselves. */
export function createClientAdapter(
  ports: Pick<EnginePorts, 'clientApps' | 'storage' | 'keyRing' | 'clock'>,
  project: ProjectConfig,
  reads: Pick<RequestReads, 'findClientApp'>,
): Adapter {
  const { clientApps, storage } = ports
  const { projectId } = project
  return {
    async find(clientId) {
      const app = await reads.findClientApp(clientId)
      return app?.isActive ? toEngineClient(app) : undefined
    },

    async upsert(clientId, payload) {
      const standing = await clientApps.find(projectId, clientId)
      const app = toRegisteredApp(ports, clientId, payload, standing)
      verifyRegistration(app)
      await keepApp(clientApps, projectId, app, standing !== null)
    },

    async destroy(clientId) {
      await storage.transaction((tx) =>
        createClientApps({ projects: [project], storage: tx }).remove(projectId, clientId),
      )
    },

    consume: nothing,
    revokeByGrantId: nothing,
    findByUserCode: nothing,
    findByUid: nothing,
  }
}

async function keepApp(
  clientApps: ClientApps,
  projectId: string,
  app: ClientApp,
  isKnown: boolean,
): Promise<void> {
  try {
    if (!isKnown) await clientApps.add(projectId, app)
    else if (!(await clientApps.replace(projectId, app))) throw new errors.InvalidClient('unknown')
  } catch (cause) {
    if (!(cause instanceof ClientAppError)) throw cause
    throw new errors.InvalidClientMetadata(cause.message)
  }
}

function toRegisteredApp(
  { keyRing, clock }: Pick<EnginePorts, 'keyRing' | 'clock'>,
  clientId: string,
  payload: AdapterPayload,
  standing: ClientApp | null,
): ClientApp {
  const {
    client_secret: secret,
    client_id: _id,
    client_name: name,
    client_secret_expires_at: _end,
    client_id_issued_at: _begin,
    ...metadata
  } = payload
  const bySecret = String(metadata.token_endpoint_auth_method).startsWith('client_secret')
  const keptHash = bySecret ? (standing?.secretHash ?? null) : null
  return {
    clientId,
    // Set regardless of the request: a registration never creates a first-party app.
    origin: 'registration',
    isFirstParty: false,
    name: name ?? '',
    description: '',
    logoUrl: payload.logo_uri ?? null,
    secretHash: secret && !isKeptAsHash(secret) ? keyRing.hashToken(secret) : keptHash,
    nextSecretHash: null,
    isActive: true,
    metadata: JSON.parse(JSON.stringify(toWireMetadata(metadata))),
    createdAt: standing?.createdAt ?? clock.now(),
  }
}

/**
 * Verifies what the engine's and the client apps' rules do not: the size, and that no right is included which only the
 * operator grants.
 */
function verifyRegistration({ metadata }: ClientApp): void {
  if (JSON.stringify(metadata).length > mostMetadata) {
    throw new errors.InvalidClientMetadata('the metadata is too large')
  }
  if (toTexts(metadata.grant_types).includes('client_credentials')) {
    throw new errors.InvalidClientMetadata('grant_types must not include client_credentials')
  }
}

function toTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
