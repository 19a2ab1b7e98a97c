import { isIP } from 'node:net'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/register-operations.ts'
import { type Source, toBucket, toPlainAddress } from '../http/source-address.ts'

interface WithAttributes {
  readonly attributes?:
    | { readonly ip_address?: string | undefined; readonly user_agent?: string | undefined }
    | undefined
}

/**
 * Where the person sits for whom a host calls: what the host says, never the host's own address. Limits by
 * source are for a person's source alone: a host that says nothing speaks for all its people at once.
 *
 * @throws AuthError `invalid_ip_address`
 */
export function toPersonSource({ body }: Pick<Call<WithAttributes>, 'body'>): Source {
  const { ip_address: ip, user_agent: userAgent = '' } = body.attributes ?? {}
  if (ip && isIP(ip) === 0) throw new AuthError('invalid_ip_address')
  const address = ip ? toPlainAddress(ip) : ''
  return {
    address,
    bucket: address === '' ? 'host' : toBucket(address),
    // Half a surrogate pair is no text, and some databases keep no NUL.
    userAgent: userAgent.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').slice(0, 512),
    isHost: address === '',
  }
}
