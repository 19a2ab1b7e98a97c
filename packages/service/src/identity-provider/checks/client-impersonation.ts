import { interactionPolicy } from 'oidc-provider'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { getInternalAuthorization } from '../engine-access/get-internal-authorization.ts'
import { isConsentMissing } from './is-consent-missing.ts'

/**
 * Requires a new consent if another app can impersonate the one that got the earlier consent (RFC 8252 section 8.6).
 */
export const clientImpersonation = (project: ProjectConfig): interactionPolicy.Check =>
  new interactionPolicy.Check(
    'native_client_prompt',
    'native clients require End-User interaction',
    'consent_required',
    ({ oidc }) => {
      const redirectUri = getInternalAuthorization().evaluation?.params.redirect_uri
      const { client } = oidc
      const isRequired = client !== undefined && isImpersonableClient(project, client, redirectUri)
      return isConsentMissing(oidc, isRequired)
    },
  )

/**
 * Returns true if any program on the user's device could receive the answer by using the same client id. A public app
 * at a loopback address or a private-use scheme proves no identity, so the earlier consent, or the operator's
 * configuration, may have been for another app. The user is asked again (RFC 8252 section 8.6). An `https` address is
 * proof enough.
 *
 * Web apps in development use loopback addresses too. A project that allows these remembers grants there as in
 * production, so that developers see the same behaviour as users.
 */
function isImpersonableClient(
  { allowLoopback }: Pick<ProjectConfig, 'allowLoopback'>,
  client: {
    readonly tokenEndpointAuthMethod?: string | undefined
    readonly applicationType?: string | undefined
  },
  redirectUri: string | readonly string[] | undefined,
): boolean {
  if (client.tokenEndpointAuthMethod !== 'none') return false
  const protocol = URL.parse(String(redirectUri))?.protocol
  if (protocol === 'https:') return false
  const isInDevelopment = protocol === 'http:' && client.applicationType !== 'native'
  return !(isInDevelopment && allowLoopback)
}
