import { verifyMetadata } from '../checks/discovery.ts'
import { loadKeys } from '../checks/jwks.ts'
import type { Module } from '../runner/module.ts'

/** The metadata is where it belongs and says what it must; the keys can be used. */
export const oidccDiscoveryEndpointVerification: Module = {
  name: 'oidcc-discovery-endpoint-verification',
  async run(context) {
    verifyMetadata(context)
    await loadKeys(context)
  },
}
