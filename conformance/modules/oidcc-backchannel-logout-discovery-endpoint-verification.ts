import { verifyMetadata } from '../checks/discovery.ts'
import { getText } from '../checks/json.ts'
import { ensure } from '../runner/failure.ts'
import type { Module } from '../runner/module.ts'

/** The metadata says that client apps are told of a log-out, and of which session. */
export const oidccBackchannelLogoutDiscoveryEndpointVerification: Module = {
  name: 'oidcc-backchannel-logout-discovery-endpoint-verification',
  async run(context) {
    verifyMetadata(context)
    const { all } = context.metadata
    for (const name of ['backchannel_logout_supported', 'backchannel_logout_session_supported']) {
      ensure(all[name] === true, `discovery: ${name} is ${all[name]}`)
    }
    const endpoint = getText(all, 'end_session_endpoint', 'discovery')
    ensure(URL.canParse(endpoint), `discovery: end_session_endpoint is ${endpoint}`)
  },
}
