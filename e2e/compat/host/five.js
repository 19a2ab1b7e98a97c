import { StytchUIClient } from '@stytch/vanilla-js'
import { authenticateLink, runOfficialHost } from './run-official-host.js'

runOfficialHost({
  createClient: (publicToken, options) => new StytchUIClient(publicToken, options),
  authenticateByAddress: authenticateLink,
  mount: (client, config, callbacks) =>
    client.mountLogin({ elementId: '#sign-in', config, callbacks }),
  mountReset(client, config, callbacks) {
    const passwordResetToken = new URL(location.href).searchParams.get('token')
    client.mountResetPassword({ elementId: '#sign-in', passwordResetToken, config, callbacks })
  },
})
