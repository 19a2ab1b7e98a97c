import { interactionPolicy } from 'oidc-provider'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { getInternalAuthorization } from '../engine/get-internal-authorization.ts'
import { isConsentMissing } from './is-consent-missing.ts'

/** Consent given before counts only where no other app can pose as the one that had it (RFC 8252 8.6). */
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
 * True where the answer may reach anybody on the person's machine who says the same client id: a public app at a
 * loopback address or at a scheme of its own proves nothing of itself, so an earlier yes, or the owner's word, was
 * for an app that this may not be. The person is asked again (RFC 8252 8.6). An `https` address is proof enough.
 *
 * Web apps under development stand at loopback addresses as well: there, in a project that allows those, permissions
 * are remembered as they will be in production, so that developers see what people will.
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
