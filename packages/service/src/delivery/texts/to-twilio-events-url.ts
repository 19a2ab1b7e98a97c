import { isLoopbackHost } from '../../addresses/is-loopback-host.ts'

/** Where Twilio says what became of a project's messages, and what people answered. */
export const twilioEventsPath = '/v1/public/twilio'

/**
 * The address to be called back at.
 *
 * @returns null where Twilio cannot call: it refuses a message that names such an address (error 21609)
 */
export function toTwilioEventsUrl(baseUrl: string, projectId: string): string | null {
  const { protocol, hostname } = new URL(baseUrl)
  if (protocol !== 'https:' || isLoopbackHost(hostname)) return null
  return `${baseUrl}${twilioEventsPath}/${encodeURIComponent(projectId)}`
}
