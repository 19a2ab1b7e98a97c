import { type Client, StytchAPIError, UNRECOVERABLE_ERROR_TYPES } from '@portico/client'
import type { Session } from '@portico/contract'
import type { AuthTokenParams } from '../../declarations/identity-provider/options.ts'

const attestedMinutes = 60

/** Asks the service, which may hold the session itself. */
async function askForSession(client: Client, signal: AbortSignal) {
  try {
    return (await client.session.authenticate({}, { signal })).session
  } catch (error) {
    const isAnswer =
      error instanceof StytchAPIError && UNRECOVERABLE_ERROR_TYPES.includes(error.error_type)
    if (isAnswer) return null
    throw error
  }
}

/** Whether nobody is signed in here, as far as the service was asked. */
export function isSignedOut({ session }: Pick<Client, 'session'>): boolean {
  const known = session.getInfo()
  return !known.session && !known.fromCache
}

/** The session here, known or asked for. */
function findCurrent(client: Client, signal: AbortSignal) {
  const { session, fromCache } = client.session.getInfo()
  return session || !fromCache ? session : askForSession(client, signal)
}

/** Signs in by a trusted token, in place of whoever was signed in here (protocol facts, 1.8). */
async function attest(client: Client, params: AuthTokenParams, signal: AbortSignal) {
  if (await findCurrent(client, signal)) {
    // what matters is that nobody is signed in here by now
    await client.session.revoke({ forceClear: true }, { signal }).catch(() => {})
  }
  const { session } = await client.session.attest(
    {
      profile_id: params.tokenProfileID,
      token: params.trustedAuthToken,
      session_duration_minutes: attestedMinutes,
    },
    { signal },
  )
  return session
}

/**
 * The session in which the person decides.
 *
 * @param params - of the host; with them the person need not be signed in here
 * @returns null where nobody is signed in
 */
export function findSession(
  client: Client,
  params: AuthTokenParams | undefined,
  signal: AbortSignal,
): Session | null | Promise<Session | null> {
  return params ? attest(client, params, signal) : findCurrent(client, signal)
}
