/**
 * Client apps whose id is the URL of a document that describes them. The project does not vouch for such a document.
 */
import type { Configuration } from 'oidc-provider'
import { findRedirectUriError } from '../../kernel/client-apps/redirect-uri.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { findNameError } from '../client-apps/find-client-app-error.ts'
import { findFetchBucket } from '../engine-access/engine-call.ts'
import type { EnginePorts } from './engine-ports.ts'
import type { FailingAddresses } from './failing-addresses.ts'

type Settings = NonNullable<NonNullable<Configuration['features']>['clientIdMetadataDocument']>

/** The document's members that are checked here. */
interface DocumentApp {
  readonly clientName?: string | undefined
  readonly applicationType?: string | undefined
  readonly redirectUris?: readonly string[] | undefined
  readonly postLogoutRedirectUris?: readonly string[] | undefined
  grantTypeAllowed(type: string): boolean
}

const windowMs = 60_000

/**
 * The most documents that one source may cause the service to fetch. It is much less than the project's limit, so that
 * no source can use up the limit for all others.
 */
const mostOfSource = 15
const mostOfProject = 600

/** Creates the engine's settings for metadata documents. */
export function toDocumentSettings(
  ports: Pick<EnginePorts, 'storage' | 'clock'>,
  project: Pick<ProjectConfig, 'projectId' | 'identityProvider'>,
  failing: FailingAddresses,
): Settings {
  return {
    enabled: project.identityProvider.allowMetadataDocuments,
    ack: 'draft-02',
    allowFetch: (_ctx, address) => isFetchAllowed(ports, project, failing, address),
    allowClient: async (_ctx, client) => isDocumentAppAllowed(client),
  }
}

/** Returns true if a document may be fetched now. Every request can cause a fetch, so these are limited. */
export async function isFetchAllowed(
  { storage, clock }: Pick<EnginePorts, 'storage' | 'clock'>,
  { projectId }: Pick<ProjectConfig, 'projectId'>,
  failing: Pick<FailingAddresses, 'has'>,
  address: string,
): Promise<boolean> {
  if (failing.has(address)) return false
  const take = async (key: string, max: number) =>
    (await storage.rates.take({ key, max, windowMs, now: clock.now() })).allowed
  const key = `metadata_document:${projectId}`
  // The source's limit first, so that a refused fetch does not count against the project's limit.
  return (
    (await take(`${key}:${findFetchBucket()}`, mostOfSource)) && (await take(key, mostOfProject))
  )
}

/** Verifies a document's metadata by the rules for an app that registers itself. */
export function isDocumentAppAllowed(client: DocumentApp): boolean {
  const type = client.applicationType === 'native' ? 'native' : 'web'
  const addresses = [...(client.redirectUris ?? []), ...(client.postLogoutRedirectUris ?? [])]
  return (
    findNameError({ name: client.clientName ?? '', description: '' }) === null &&
    !client.grantTypeAllowed('client_credentials') &&
    addresses.every((uri) => findRedirectUriError(uri, type) === null)
  )
}
