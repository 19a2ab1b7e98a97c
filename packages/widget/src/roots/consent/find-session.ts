import { type Client, PorticoAPIError, UNRECOVERABLE_ERROR_TYPES } from '@portico/client'
import type { Session } from '@portico/contract'
import type { AuthTokenParams } from './options.ts'

const attestedMinutes = 60

/** Asks the service for the session, because the service may keep it in a cookie that the page cannot read. */
async function askForSession(client: Client, signal: AbortSignal) {
  try {
    return (await client.session.authenticate({}, { signal })).session
  } catch (error) {
    const isAnswer =
      error instanceof PorticoAPIError && UNRECOVERABLE_ERROR_TYPES.includes(error.error_type)
    if (isAnswer) return null
    throw error
  }
}

/** Whether no user is signed in on this page; false as long as the client's information is from its cache. */
export function isSignedOut({ session }: Pick<Client, 'session'>): boolean {
  const known = session.getInfo()
  return !known.session && !known.fromCache
}

/** Returns the session of this page; asks the service if it is not known. */
function findCurrent(client: Client, signal: AbortSignal) {
  const { session, fromCache } = client.session.getInfo()
  return session || !fromCache ? session : askForSession(client, signal)
}

/** Signs in with a trusted token, and replaces the session of a user who was signed in (protocol facts, 1.8). */
async function attest(client: Client, params: AuthTokenParams, signal: AbortSignal) {
  if (await findCurrent(client, signal)) {
    // the result does not matter: either way, no user is signed in on this page afterwards
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
 * Finds the session in which the user decides.
 *
 * @param params - the host's trusted token; with it, the user need not be signed in on this page
 * @returns null if no user is signed in
 */
export function findSession(
  client: Client,
  params: AuthTokenParams | undefined,
  signal: AbortSignal,
): Session | null | Promise<Session | null> {
  return params ? attest(client, params, signal) : findCurrent(client, signal)
}
