import { verifyMetadata } from '../checks/discovery.ts'
import { getText } from '../checks/json.ts'
import { loadKeys } from '../checks/jwks.ts'
import { ensure } from '../runner/failure.ts'
import type { Module } from '../runner/module.ts'

/** The metadata says where sessions end. */
export const oidccRpInitiatedLogoutDiscoveryEndpointVerification: Module = {
  name: 'oidcc-rp-initiated-logout-discovery-endpoint-verification',
  async run(context) {
    verifyMetadata(context)
    await loadKeys(context)
    const endpoint = getText(context.metadata.all, 'end_session_endpoint', 'discovery')
    ensure(URL.canParse(endpoint), `discovery: end_session_endpoint is ${endpoint}`)
  },
}
