import { AuthError } from '../errors/auth-error.ts'
import { toPlainAddress } from '../http/read-forwarded-address.ts'
import type { Call } from '../http/register-operations.ts'
import { type Source, toBucket } from '../http/source-address.ts'

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
  const address = ip ? toPlainAddress(ip) : ''
  if (address === null) throw new AuthError('invalid_ip_address')
  return {
    address,
    bucket: address === '' ? 'host' : toBucket(address),
    // Half a surrogate pair is no text, and some databases keep no NUL.
    userAgent: userAgent.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').slice(0, 512),
    isHost: address === '',
  }
}
