import { findMails, isReturning } from '../../declarations/all-declarations.ts'
import type { ClientApp } from '../../kernel/client-apps/client-app.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'

type SignInProject = Pick<
  ProjectConfig,
  'publicToken' | 'identityProvider' | 'passkeys' | 'oauth' | 'account'
>

/** The longest URL to which a link may return. */
const longestUrl = 2_048

/** The name of the passcode channel that sends mails. */
const mailChannel = 'email'

/**
 * Returns the settings of a page's sign-in, in the format that `hosted-page.js` reads.
 *
 * @param app the client app: the methods that it requests come first, as far as the project has them
 * @param url the page's URL; if it is too long to return to, methods that leave the page are omitted
 */
export function toSignInSettings(
  { publicToken, identityProvider, passkeys, oauth, account }: SignInProject,
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
    // where users can make recovery codes, they can sign in with one
    ...(account.parts?.recoveryCodes === 'edit' && { 'recovery-codes': '' }),
  }
}

/**
 * Keeps mail for the first of the methods that use it. Of the others, a method that has only mail is left out, and a
 * method with other channels keeps these.
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

/** Lists the icons of the providers that the project itself describes, for the page's buttons. */
export const listProviderIcons = ({
  identityProvider,
  oauth,
}: SignInProject): readonly (string | null)[] =>
  identityProvider.signInMethods.includes('oauth')
    ? Object.values(oauth.providers).map((provider) =>
        'icon' in provider ? (provider.icon ?? null) : null,
      )
    : []
