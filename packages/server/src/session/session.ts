/** What a user proved in a session. */
export interface AuthenticationFactor {
  readonly type: string
  readonly delivery_method: string
  /** RFC 3339, in UTC. */
  readonly last_authenticated_at: string
  readonly email_factor?: { readonly email_id: string; readonly email_address: string }
  readonly phone_number_factor?: { readonly phone_id: string; readonly phone_number: string }
  /** There for a passkey that asked for its user, which counts as two factors. */
  readonly user_verified?: true
  readonly [field: string]: unknown
}

/** A session, as its JWT says it. Times are RFC 3339, in UTC. */
export interface Session {
  readonly session_id: string
  readonly user_id: string
  readonly started_at: string
  readonly last_accessed_at: string
  readonly expires_at: string
  readonly attributes: { readonly ip_address: string; readonly user_agent: string }
  readonly authentication_factors: readonly AuthenticationFactor[]
  readonly roles: readonly string[]
  /** The claims that your back end added with `session_custom_claims`. */
  readonly custom_claims: Readonly<Record<string, unknown>>
}

/** The user of a session, as far as the session knows them. `users.get` reads the whole account. */
export interface SessionUser {
  readonly user_id: string
  /** The e-mail address that was proved last in this session; null if none was. */
  readonly email: string | null
  /** The number that was proved last in this session, in E.164 form; null if none was. */
  readonly phone_number: string | null
  readonly roles: readonly string[]
}

/** Returns the user of a session. */
export function toSessionUser(session: Session): SessionUser {
  const factors = [...session.authentication_factors].sort(
    (a, b) => Date.parse(b.last_authenticated_at) - Date.parse(a.last_authenticated_at),
  )
  return {
    user_id: session.user_id,
    email: factors.find((factor) => factor.email_factor)?.email_factor?.email_address ?? null,
    phone_number:
      factors.find((factor) => factor.phone_number_factor)?.phone_number_factor?.phone_number ??
      null,
    roles: session.roles,
  }
}
