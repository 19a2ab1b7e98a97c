import { type Static, Type } from 'typebox'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { Source } from '../../kernel/http/source-address.ts'

/** The source of the request for a secret; missing in rows of older versions. */
export const SentFromSchema = Type.Optional(
  Type.Object({ ipAddress: Type.String(), userAgent: Type.String() }),
)

/** The attributes that a host may require to be the same at the send and at the sign-in. */
export interface AttributeMatch {
  readonly ip_match_required?: boolean | undefined
  readonly user_agent_match_required?: boolean | undefined
}

/** The source of a request, as the secret's row stores it. */
export const toSentFrom = ({ address, userAgent }: Pick<Source, 'address' | 'userAgent'>) => ({
  ipAddress: address,
  userAgent,
})

/**
 * Compares the source of a sign-in with the source of its send, as far as the host requires it. Unknown attributes
 * never match.
 *
 * @throws AuthError `attribute_mismatch`
 */
export function verifySentAttributes(
  sentFrom: Static<typeof SentFromSchema> | undefined,
  source: Pick<Source, 'address' | 'userAgent'>,
  match: AttributeMatch | undefined,
): void {
  const isSame = (sent: string | undefined, now: string) => Boolean(sent) && sent === now
  const isIpWrong = match?.ip_match_required && !isSame(sentFrom?.ipAddress, source.address)
  const isAgentWrong =
    match?.user_agent_match_required && !isSame(sentFrom?.userAgent, source.userAgent)
  if (isIpWrong || isAgentWrong) throw new AuthError('attribute_mismatch')
}
