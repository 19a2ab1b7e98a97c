import { customFetch } from 'oauth4webapi'
import { UpstreamError } from '../upstream-error.ts'
import type { RelyingParty } from './relying-party.ts'

/**
 * Creates a function that calls a provider's API on behalf of the user.
 *
 * @returns a call that resolves to the JSON answer, and throws UpstreamError for any other answer
 */
export const createAsking =
  ({ http }: RelyingParty, accessToken: string) =>
  async (
    url: string,
    request: { readonly headers?: Readonly<Record<string, string>>; readonly body?: string } = {},
  ): Promise<unknown> => {
    const { headers = {}, body } = request
    const response = await http[customFetch](url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { accept: 'application/json', authorization: `Bearer ${accessToken}`, ...headers },
      ...(body !== undefined && { body }),
      redirect: 'manual',
    })
    if (!response.ok) throw new UpstreamError(`answered ${response.status} at ${toPlace(url)}`)
    return response.json().catch((cause: unknown) => {
      throw new UpstreamError(`said no JSON at ${toPlace(url)}`, { cause })
    })
  }

/** Shortens a URL for the log: without the query, which may contain a secret. */
const toPlace = (url: string) => url.split(/[?#]/, 1)[0] ?? ''
