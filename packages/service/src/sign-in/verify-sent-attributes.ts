import { type Static, Type } from 'typebox'
import { AuthError } from '../errors/auth-error.ts'
import type { Source } from '../http/source-address.ts'

/** Where a secret was asked for; missing in what an older version stored. */
export const SentFromSchema = Type.Optional(
  Type.Object({ ipAddress: Type.String(), userAgent: Type.String() }),
)

/** What a host may ask to be the same at the send and at the sign-in. */
export interface AttributeMatch {
  readonly ip_match_required?: boolean | undefined
  readonly user_agent_match_required?: boolean | undefined
}

/** Where a secret is asked for, as its row keeps it. */
export const toSentFrom = ({ address, userAgent }: Pick<Source, 'address' | 'userAgent'>) => ({
  ipAddress: address,
  userAgent,
})

/**
 * Holds where a secret is presented against where it was asked for, as far as the host wants it. What is
 * not known matches nothing.
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
