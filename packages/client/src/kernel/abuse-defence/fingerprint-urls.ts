import type { ClientOptions } from '../../foundation/client-options.ts'

/** Addresses of the fingerprint provider. */
export interface FingerprintUrls {
  /** The URL under which `telemetry.js` is found. */
  cdnUrl: string
  /** The URL to which the script submits the fingerprint. */
  submitUrl: string
}

const toUrl = (chosen: string) =>
  (/^https?:\/\//.test(chosen) ? chosen : `https://${chosen}`).replace(/\/+$/, '')

/** Chooses the addresses of the fingerprint provider; without an option, the service's own URL. */
export function resolveFingerprintUrls(options: ClientOptions, baseUrl: string): FingerprintUrls {
  const { dfpCdnUrl, dfppaUrl, endpoints, endpointOptions } = options
  const backend = dfppaUrl || endpointOptions?.dfppaDomain || endpoints?.dfpBackendURL || baseUrl
  return {
    cdnUrl: toUrl(dfpCdnUrl || endpointOptions?.dfpCdnDomain || baseUrl),
    submitUrl: `${toUrl(backend)}/submit`,
  }
}
