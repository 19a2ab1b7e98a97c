/** Client apps whose id is the address of a document about them: nobody vouches for what it says. */
import type { Configuration } from 'oidc-provider'
import { findRedirectUriError } from '../../kernel/client-apps/redirect-uri.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { findNameError } from '../client-apps/find-client-app-error.ts'
import { findFetchBucket } from './engine-call.ts'
import type { EnginePorts } from './engine-ports.ts'
import type { FailingAddresses } from './failing-addresses.ts'

type Settings = NonNullable<NonNullable<Configuration['features']>['clientIdMetadataDocument']>

/** What a document says, as far as it is judged here. */
interface DocumentApp {
  readonly clientName?: string | undefined
  readonly applicationType?: string | undefined
  readonly redirectUris?: readonly string[] | undefined
  readonly postLogoutRedirectUris?: readonly string[] | undefined
  grantTypeAllowed(type: string): boolean
}

const windowMs = 60_000

/** Documents that one source may make us fetch: far fewer than all may, so that nobody shuts the others out. */
const mostOfSource = 15
const mostOfProject = 600

/** Makes the engine's settings for them. */
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

/** Whoever asks makes us fetch: not without end. */
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
  // The source first: what it may not do any more must not count against all.
  return (
    (await take(`${key}:${findFetchBucket()}`, mostOfSource)) && (await take(key, mostOfProject))
  )
}

/** What an app's document may say of it: no more than an app that registers itself. */
export function isDocumentAppAllowed(client: DocumentApp): boolean {
  const type = client.applicationType === 'native' ? 'native' : 'web'
  const addresses = [...(client.redirectUris ?? []), ...(client.postLogoutRedirectUris ?? [])]
  return (
    findNameError({ name: client.clientName ?? '', description: '' }) === null &&
    !client.grantTypeAllowed('client_credentials') &&
    addresses.every((uri) => findRedirectUriError(uri, type) === null)
  )
}
