import { StytchHeadlessClient } from '@stytch/vanilla-js/headless'
import { authenticateLink, runOfficialHost } from './run-official-host.js'

runOfficialHost({
  createClient: (publicToken, options) => new StytchHeadlessClient(publicToken, options),
  authenticateByAddress: authenticateLink,
})
