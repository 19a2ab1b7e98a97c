import { StytchUIClient } from '@stytch/vanilla-js'
import { authenticateLink, runOfficialHost } from './run-official-host.js'

runOfficialHost({
  createClient: (publicToken, options) => new StytchUIClient(publicToken, options),
  authenticateByAddress: authenticateLink,
  mount: (client, parts) => client.mountLogin({ elementId: '#sign-in', ...parts }),
  mountReset(client, parts) {
    const passwordResetToken = new URL(location.href).searchParams.get('token')
    client.mountResetPassword({ elementId: '#sign-in', passwordResetToken, ...parts })
  },
})
