import type { AuthenticationFactor, Session } from '@portico/client'

/** What a page demands of its session. Without either, a signed-in user is enough. */
export interface HeldDemand {
  /** How many different factors must have been proved in the session, such as 2. */
  factors?: number
  /** The longest time since its last proof, in minutes. */
  freshMinutes?: number
}

/** The factors that are surely different from each other. The service knows more of them, and is asked if these do not do. */
const kinds: Readonly<Record<string, string>> = {
  webauthn: 'passkey',
  password: 'password',
  totp: 'app',
  recovery_codes: 'app',
  crypto: 'wallet',
  otp: 'message',
  magic_link: 'message',
  oauth: 'message',
}

/** Proofs that stand for the word of another party. */
const carried = ['embedded', 'oauth_access_token_exchange', 'impersonation']

/** The clocks of this device and of the service may differ so much that a proof seems to lie ahead. */
const aheadMs = 60_000

/**
 * Tells whether a session surely has all that is demanded, without a request.
 *
 * @param now - epoch milliseconds
 */
export function holdsDemand(
  session: Pick<Session, 'authentication_factors'> | null,
  { factors = 0, freshMinutes }: HeldDemand,
  now: number,
): boolean {
  if (!session) return false
  const proofs = session.authentication_factors.filter(
    ({ delivery_method: method }) => !carried.includes(method),
  )
  if (countFactors(proofs) < factors) return false
  if (freshMinutes === undefined) return true
  const ages = proofs.map(({ last_authenticated_at: at }) => now - Date.parse(at))
  return ages.some((age) => age >= -aheadMs && age <= freshMinutes * 60_000)
}

function countFactors(proofs: readonly AuthenticationFactor[]): number {
  const count = new Set(proofs.flatMap(({ type }) => kinds[type] ?? [])).size
  return proofs.some((proof) => proof.user_verified) ? Math.max(count, 2) : count
}
