import { isLoopbackHost } from '../../../foundation/addresses/is-loopback-host.ts'

/** Returns the path to which a sender's provider reports, followed by a project's id. */
export const toReportPath = (senderId: string): string => `/v1/public/${senderId}`

/**
 * Returns the URL for a provider's reports.
 *
 * @returns null when a provider on the Internet cannot reach it
 */
export function toReportUrl(baseUrl: string, senderId: string, projectId: string): string | null {
  const { protocol, hostname } = new URL(baseUrl)
  if (protocol !== 'https:' || isLoopbackHost(hostname)) return null
  return `${baseUrl}${toReportPath(senderId)}/${encodeURIComponent(projectId)}`
}
