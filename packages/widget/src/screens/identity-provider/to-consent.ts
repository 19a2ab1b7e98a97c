import type { ProjectBootstrap } from '@portico/client'
import type { identityProvider, ReplyOf } from '@portico/contract'
import type { IDPConsentManifestGenerator } from '../../declarations/identity-provider/options.ts'
import { toUrl } from '../../foundation/parts/to-url.ts'
import type { Text } from '../../kernel/text/create-text.ts'
import { type ConsentSection, readManifest } from './consent-manifest.ts'
import { type ConsentItem, describeScopes, isCustomScope } from './describe-scopes.ts'
import type { AuthorizeRequest } from './flow.ts'
import type { Account } from './to-account.ts'
import { toClientName } from './to-client-name.ts'

/** What the consent screen says. */
export interface Consent {
  readonly clientName: string
  /** Whose word it is; null where nothing is known of them to show. */
  readonly account: Account | null
  readonly projectName: string
  readonly logoUrl: string
  /** Where the page goes next: the one thing here that the client app does not choose freely. */
  readonly redirectHost: string
  readonly hasCustomScopes: boolean
  /** The header of sections that have none of their own. */
  readonly header: 'idpConsent.requestingTo' | 'idpConsent.allowClientTo'
  readonly sections: readonly ConsentSection[]
  readonly ungrantable: readonly ConsentItem[]
}

/** What the consent screen is made of. */
interface ConsentParts {
  request: AuthorizeRequest
  reply: ReplyOf<typeof identityProvider.authorizeStart>
  project: ProjectBootstrap
  account: Account | null
  getManifest: IDPConsentManifestGenerator | undefined
  text: Text
}

/** The host's own sections; null where it has none, or failed to make them. */
function findOwnSections(
  getManifest: IDPConsentManifestGenerator | undefined,
  asked: { scopes: string[]; clientName: string },
): ConsentSection[] | null {
  if (!getManifest) return null
  try {
    return readManifest(getManifest(asked))
  } catch (error) {
    console.error('getIDPConsentManifest failed; the default consent screen is shown.', error)
    return null
  }
}

/** What is asked of the person. */
export function toConsent({
  request,
  reply,
  project,
  account,
  getManifest,
  text,
}: ConsentParts): Consent {
  const { client, scope_results } = reply
  const listScopes = (isGrantable: boolean) =>
    scope_results.filter((one) => one.is_grantable === isGrantable).map(({ scope }) => scope)
  const scopes = listScopes(true)
  const clientName =
    toClientName(client.client_name, request.redirect_uri) ?? text('idpConsent.defaultClientName')
  const describe = (some: string[]) => describeScopes(some, project.rbacPolicy, text)
  const own = findOwnSections(getManifest, { scopes: [...scopes], clientName })
  return {
    clientName,
    account,
    projectName: project.projectName ?? location.hostname,
    logoUrl: client.client_logo_url ?? '',
    redirectHost: toUrl(request.redirect_uri)?.host ?? '',
    hasCustomScopes: scopes.some(isCustomScope),
    header: own ? 'idpConsent.allowClientTo' : 'idpConsent.requestingTo',
    sections: own ?? [{ header: null, items: describe(scopes) }],
    ungrantable: describe(listScopes(false)),
  }
}
