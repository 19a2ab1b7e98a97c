import { isUrl } from './is-url.ts'

/** A host of a policy's source (Content Security Policy 3, host-source), with or without a port. */
const plainHost = /^[a-z\d.-]+(?::\d+)?$/

/**
 * Returns the origin of an address, to be named in a header. The URL standard allows `;`, `,` and `*` in a host, with
 * which an address could add directives to a content security policy, or sources to it.
 *
 * @returns null when the text is no address on the web, or its host has other characters than those of a host's name
 */
export function toSafeOrigin(address: string): string | null {
  if (!isUrl(address)) return null
  const { protocol, host, origin } = new URL(address)
  return /^https?:$/.test(protocol) && plainHost.test(host) ? origin : null
}
