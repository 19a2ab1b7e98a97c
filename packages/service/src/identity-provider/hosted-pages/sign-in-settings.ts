import type { ClientApp } from '../../client-apps/client-app.ts'
import type { ProjectConfig } from '../../config/config.ts'

/**
 * How a page of the service signs people in, as `hosted-page.js` reads it.
 *
 * @param app who sent them: what it asks for stands first, and is never more than the project has
 */
export function toSignInSettings(
  {
    publicToken,
    identityProvider,
    passkeys,
  }: Pick<ProjectConfig, 'publicToken' | 'identityProvider' | 'passkeys'>,
  app: Pick<ClientApp, 'metadata'> | null,
): Record<string, string> {
  const { signInMethods, passcodeChannels = ['email'] } = identityProvider
  const wanted = app?.metadata.sign_in_methods
  const first: readonly unknown[] = Array.isArray(wanted) ? wanted : []
  const methods = [
    ...first.flatMap((one) => signInMethods.filter((method) => method === one)),
    ...signInMethods.filter((method) => !first.includes(method)),
  ]
  return {
    methods: methods.join(' '),
    'passcode-channels': passcodeChannels.join(' '),
    'public-token': publicToken,
    ...(passkeys.domain !== null && { 'passkey-domain': passkeys.domain }),
  }
}
