import type { ClientApp, ClientApps } from '../kernel/client-apps/client-app.ts'
import type { ProjectConfig } from '../kernel/config/config.ts'

/** A client app as the consent screen displays it. */
export interface AppView {
  readonly clientId: string
  readonly name: string
  readonly description: string
  readonly logoUrl: string | null
  /** `first_party`, `first_party_public`, `third_party` or `third_party_public` */
  readonly type: string
  readonly isFirstParty: boolean
  readonly origin: ClientApp['origin']
}

/** The engine's data about a client app. */
export interface EngineClient {
  readonly clientId: string
  readonly clientName?: string | undefined
  readonly logoUri?: string | undefined
  readonly tokenEndpointAuthMethod?: string | undefined
}

/**
 * Describes the client app that sends a request. An app that is known only by its metadata document describes itself.
 */
export async function describeApp(
  clientApps: ClientApps,
  { projectId }: Pick<ProjectConfig, 'projectId'>,
  client: EngineClient,
): Promise<AppView> {
  const app = await clientApps.find(projectId, client.clientId)
  const isPublic = client.tokenEndpointAuthMethod === 'none'
  return {
    clientId: client.clientId,
    name: app?.name ?? client.clientName ?? '',
    description: app?.description ?? '',
    logoUrl: app ? app.logoUrl : (client.logoUri ?? null),
    type: toType(app, isPublic),
    isFirstParty: app?.isFirstParty ?? false,
    origin: app?.origin ?? 'document',
  }
}

function toType(app: ClientApp | null, isPublic: boolean): string {
  return `${app?.isFirstParty ? 'first_party' : 'third_party'}${isPublic ? '_public' : ''}`
}
