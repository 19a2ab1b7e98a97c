import { findMails, isReturning } from '../../declarations/all-declarations.ts'
import type { ClientApp } from '../../kernel/client-apps/client-app.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'

type SignInProject = Pick<ProjectConfig, 'publicToken' | 'identityProvider' | 'passkeys' | 'oauth'>

/** The longest URL that a link may lead back to. */
const longestUrl = 2_048

/** The passcode channel that is a mail. */
const mailChannel = 'email'

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

/**
 * Only the first of the methods that mail does so. Of the others, one whose only way is mail is left out, and one that
 * has other channels keeps them.
 */
function withOneMail(
  methods: readonly string[],
  channels: readonly string[],
): { readonly offered: readonly string[]; readonly channels: readonly string[] } {
  const mailing = methods.filter((method) => {
    const mails = findMails(method)
    return mails === 'only' || (mails === 'channel' && channels.includes(mailChannel))
  })
  const [first = '', ...others] = mailing
  if (others.length === 0) return { offered: methods, channels }
  const left =
    findMails(first) === 'channel' ? channels : channels.filter((one) => one !== mailChannel)
  const isOffered = (method: string) =>
    !others.includes(method) || (findMails(method) === 'channel' && left.length > 0)
  return { offered: methods.filter(isOffered), channels: left.length > 0 ? left : channels }
}

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
