import type { ProjectConfig } from '../../config/config.ts'

/** How a page of the service signs people in, as `hosted-page.js` reads it. */
export function toSignInSettings({
  publicToken,
  identityProvider,
  passkeys,
}: Pick<ProjectConfig, 'publicToken' | 'identityProvider' | 'passkeys'>): Record<string, string> {
  return {
    methods: identityProvider.signInMethods.join(' '),
    'public-token': publicToken,
    ...(passkeys.domain !== null && { 'passkey-domain': passkeys.domain }),
  }
}
