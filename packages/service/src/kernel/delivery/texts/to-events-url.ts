import { isLoopbackHost } from '../../../foundation/addresses/is-loopback-host.ts'

/** The path to which Twilio reports the outcome of messages and the replies to them. */
export const twilioEventsPath = '/v1/public/twilio'

/**
 * Returns the URL for Twilio's reports.
 *
 * @returns null when Twilio cannot reach it: Twilio refuses messages with such a URL (error 21609)
 */
export function toTwilioEventsUrl(baseUrl: string, projectId: string): string | null {
  const { protocol, hostname } = new URL(baseUrl)
  if (protocol !== 'https:' || isLoopbackHost(hostname)) return null
  return `${baseUrl}${twilioEventsPath}/${encodeURIComponent(projectId)}`
}
