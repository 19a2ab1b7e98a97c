import type { ProjectBootstrap } from '@portico/client'
import type { identityProvider, ReplyOf } from '@portico/contract'
import { toUrl } from '../../foundation/parts/to-url.ts'
import type { Text } from '../../kernel/text/create-text.ts'
import { type ConsentSection, readManifest } from './consent-manifest.ts'
import { type ConsentItem, describeScopes, isCustomScope } from './describe-scopes.ts'
import type { AuthorizeRequest } from './flow.ts'
import type { IDPConsentManifestGenerator } from './options.ts'
import type { Account } from './to-account.ts'
import { toClientName } from './to-client-name.ts'

/** The content of the consent screen. */
export interface Consent {
  readonly clientName: string
  /** The account of the user who decides; null if the user has neither a name nor an address. */
  readonly account: Account | null
  readonly projectName: string
  readonly logoUrl: string
  /** The host that the page goes to next. A client app can choose its name and logo freely, but not this host. */
  readonly redirectHost: string
  readonly hasCustomScopes: boolean
  /** The header of a section that has no header of its own. */
  readonly header: 'idpConsent.requestingTo' | 'idpConsent.allowClientTo'
  readonly sections: readonly ConsentSection[]
  readonly ungrantable: readonly ConsentItem[]
}

/** The inputs of the consent screen's content. */
interface ConsentParts {
  request: AuthorizeRequest
  reply: ReplyOf<typeof identityProvider.authorizeStart>
  project: ProjectBootstrap
  account: Account | null
  getManifest: IDPConsentManifestGenerator | undefined
  text: Text
}

/** Returns the host's own sections; null if the host has no function for them, or if it failed. */
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

/** Builds the content of the consent screen. */
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
