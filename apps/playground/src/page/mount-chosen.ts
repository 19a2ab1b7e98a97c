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

/** Mounts one of the widgets, each as a page of its own would. */
export function mountChosen(
  client: PorticoClient,
  widget: WidgetId,
  options: MountOptions,
  clientAppUrl: string | null,
): void {
  const query = widget === 'consent' ? toConsentQuery(clientAppUrl) : ''
  if (location.search !== query) history.replaceState(null, '', location.pathname + query)
  switch (widget) {
    case 'login':
      client.mountLogin(options)
      break
    case 'reset':
      // in place of the one that a mail's link carries: it draws the form, and the service refuses it
      client.mountResetPassword({ ...options, passwordResetToken: 'token-of-a-mail' })
      break
    case 'passkeys':
      client.mountPasskeyRegistration(options)
      break
    case 'consent':
      client.mountIdentityProvider(options)
      break
  }
}
