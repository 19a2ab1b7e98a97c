import { StytchUIClient } from '@stytch/vanilla-js'
import { runOfficialIdp } from './run-official-idp.js'

runOfficialIdp(
  (publicToken, options) => new StytchUIClient(publicToken, options),
  (client, hear) =>
    client.mountIdentityProvider({
      elementId: '#sign-in',
      callbacks: { onEvent: hear.event, onError: hear.error },
    }),
)
