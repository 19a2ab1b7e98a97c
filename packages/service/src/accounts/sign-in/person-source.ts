import { AuthError } from '../../foundation/errors/auth-error.ts'
import { toPlainAddress } from '../../kernel/http/read-forwarded-address.ts'
import type { Call } from '../../kernel/http/register-operations.ts'
import { type Source, toBucket } from '../../kernel/http/source-address.ts'

interface WithAttributes {
  readonly attributes?:
    | { readonly ip_address?: string | undefined; readonly user_agent?: string | undefined }
    | undefined
}

/**
 * Returns the source of the user for whom a host calls: the attributes that the host sends, never the host's own
 * address. Without attributes, limits by source do not apply, because the host calls for all its users.
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
    // Unpaired surrogates are not valid text, and some databases cannot store a NUL.
    userAgent: userAgent.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').slice(0, 512),
    isHost: address === '',
  }
}
