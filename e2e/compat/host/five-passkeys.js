import { StytchUIClient } from '@stytch/vanilla-js'
import { runOfficialHost } from './run-official-host.js'

const calls = { '/': 'mountLogin', '/passkeys': 'mountPasskeyRegistration' }

runOfficialHost({
  createClient: (publicToken, options) => new StytchUIClient(publicToken, options),
  authenticateByAddress: async () => {},
  mount(client, parts) {
    const call = calls[location.pathname]
    if (call) client[call]({ elementId: '#sign-in', ...parts })
  },
})
