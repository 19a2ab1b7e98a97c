import { StytchHeadlessClient } from 'vanilla-js-6/headless'
import { runOfficialHost } from './run-official-host.js'

runOfficialHost({
  createClient: (publicToken, options) => new StytchHeadlessClient(publicToken, options),
  authenticateByAddress: (client) => client.authenticateByUrl({ session_duration_minutes: 30 }),
})
