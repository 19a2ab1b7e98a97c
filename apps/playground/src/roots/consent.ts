import type { MountFacts, ShownRoot } from '../page/shown-root.ts'

/** What the client app would ask for; the consent page reads it from its address. */
const toConsentQuery = ({ clientAppUrl }: MountFacts): string =>
  `?${new URLSearchParams({
    client_id: 'client-app',
    redirect_uri: `${clientAppUrl ?? location.origin}/callback`,
    response_type: 'code',
    scope: 'openid profile email phone',
    state: 'from-the-playground',
  })}`

/** The consent to sign in to the client app. */
export const root: ShownRoot = {
  label: 'Consent',
  place: 4,
  toQuery: toConsentQuery,
  mount: (client, options) => client.mountIdentityProvider(options),
}
