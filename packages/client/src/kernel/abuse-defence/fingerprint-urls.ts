import type { ClientOptions } from '../../foundation/client-options.ts'

/** Where a device fingerprint comes from and goes to. */
export interface FingerprintUrls {
  /** Has `telemetry.js`. */
  cdnUrl: string
  /** Takes what the script found. */
  submitUrl: string
}

const toUrl = (chosen: string) =>
  (/^https?:\/\//.test(chosen) ? chosen : `https://${chosen}`).replace(/\/+$/, '')

/** Chooses the addresses of the fingerprint provider; without an option, the service's own. */
export function resolveFingerprintUrls(options: ClientOptions, baseUrl: string): FingerprintUrls {
  const { dfpCdnUrl, dfppaUrl, endpoints, endpointOptions } = options
  const backend = dfppaUrl || endpointOptions?.dfppaDomain || endpoints?.dfpBackendURL || baseUrl
  return {
    cdnUrl: toUrl(dfpCdnUrl || endpointOptions?.dfpCdnDomain || baseUrl),
    submitUrl: `${toUrl(backend)}/submit`,
  }
}
