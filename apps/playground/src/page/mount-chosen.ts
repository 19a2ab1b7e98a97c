import type { PorticoClient } from '../portico/portico.ts'
import type { WidgetId } from './choices.ts'

type MountOptions = Parameters<PorticoClient['mountLogin']>[0]

/** What the client app would ask for; the consent page reads it from its address. */
export const toConsentQuery = (clientAppUrl: string | null): string =>
  `?${new URLSearchParams({
    client_id: 'client-app',
    redirect_uri: `${clientAppUrl ?? location.origin}/callback`,
    response_type: 'code',
    scope: 'openid profile email phone',
    state: 'from-the-playground',
  })}`

/** What can be shown: who is not signed in signs in first, in the place of what is for signed-in people. */
export const toShown = (widget: WidgetId, isSignedIn: boolean): WidgetId =>
  isSignedIn || widget === 'reset' ? widget : 'login'

/** Mounts one of the widgets, each as a page of its own would. */
export function mountChosen(
  client: PorticoClient,
  widget: WidgetId,
  options: MountOptions,
  { clientAppUrl, resetToken }: { clientAppUrl: string | null; resetToken: string | null },
): void {
  const query = widget === 'consent' ? toConsentQuery(clientAppUrl) : ''
  if (location.search !== query) history.replaceState(null, '', location.pathname + query)
  switch (widget) {
    case 'login':
      client.mountLogin(options)
      break
    case 'reset':
      client.mountResetPassword({ ...options, passwordResetToken: resetToken })
      break
    case 'passkeys':
      client.mountPasskeyRegistration(options)
      break
    case 'consent':
      client.mountIdentityProvider(options)
      break
  }
}
