import type { ClientApp } from '../../client-apps/client-app.ts'
import type { ProjectConfig } from '../../config/config.ts'
import { isReturning } from '../../method/declared.ts'

type SignInProject = Pick<ProjectConfig, 'publicToken' | 'identityProvider' | 'passkeys' | 'oauth'>

/** The longest URL that a link may lead back to. */
const longestUrl = 2_048

/**
 * How a page of the service signs people in, as `hosted-page.js` reads it.
 *
 * @param app who sent them: what it asks for stands first, and is never more than the project has
 * @param url of the page; from a URL that is too long to be led back to, no method leads away
 */
export function toSignInSettings(
  { publicToken, identityProvider, passkeys, oauth }: SignInProject,
  app: Pick<ClientApp, 'metadata'> | null,
  url = '',
): Record<string, string> {
  const { signInMethods, passcodeChannels = ['email'] } = identityProvider
  const wanted = app?.metadata.sign_in_methods
  const first: readonly unknown[] = Array.isArray(wanted) ? wanted : []
  const methods = [
    ...first.flatMap((one) => signInMethods.filter((method) => method === one)),
    ...signInMethods.filter((method) => !first.includes(method)),
  ]
  const staying = methods.filter((method) => !isReturning(method))
  const isTooLong = url.length > longestUrl && staying.length > 0
  const { offered, channels } = withOneMail(isTooLong ? staying : methods, passcodeChannels)
  return {
    methods: offered.join(' '),
    'passcode-channels': channels.join(' '),
    'public-token': publicToken,
    ...(offered.includes('oauth') && { providers: Object.keys(oauth.providers).join(' ') }),
    ...(passkeys.domain !== null && { 'passkey-domain': passkeys.domain }),
  }
}

/** A mail has a code or a link, by the method that stands first; passcodes keep their other channels. */
function withOneMail(
  methods: readonly string[],
  channels: readonly string[],
): { readonly offered: readonly string[]; readonly channels: readonly string[] } {
  const [passcodes, links] = [methods.findIndex(isPasscodes), methods.findIndex(isLinks)]
  const isEither = passcodes >= 0 && links >= 0 && channels.some((one) => one === 'email')
  if (!isEither) return { offered: methods, channels }
  if (passcodes < links) return { offered: methods.filter((one) => !isLinks(one)), channels }
  const others = channels.filter((one) => one !== 'email')
  if (others.length > 0) return { offered: methods, channels: others }
  return { offered: methods.filter((one) => !isPasscodes(one)), channels }
}

const isPasscodes = (method: string) => method === 'otp'
const isLinks = (method: string) => method === 'emailMagicLinks'

/** The pictures on the page's buttons: of providers that the project describes itself. */
export const listProviderIcons = ({
  identityProvider,
  oauth,
}: SignInProject): readonly (string | null)[] =>
  identityProvider.signInMethods.includes('oauth')
    ? Object.values(oauth.providers).map((provider) =>
        'icon' in provider ? (provider.icon ?? null) : null,
      )
    : []
