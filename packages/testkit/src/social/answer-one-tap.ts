import type { Person } from './dialect.ts'
import type { SocialClient } from './verify-client.ts'

/**
 * Answers the simulated script of Google with the user who would sign in, and with the credential if the user accepts.
 * Otherwise it answers with a reason, in the real script's terms.
 */
export async function answerOneTap(
  { url, headers }: Request,
  google: {
    readonly client: SocialClient | undefined
    readonly person: Person | undefined
    readonly signCredential: (nonce: string | undefined) => Promise<string>
  },
): Promise<Response> {
  const query = new URL(url).searchParams
  const reason = findReason(query.get('client_id'), headers.get('origin') ?? '', google)
  const isAccepted = reason === null && query.get('step') === 'accept'
  const said = {
    ...(reason !== null && { reason }),
    ...(reason === null && { name: google.person?.firstName ?? google.person?.subject }),
    ...(isAccepted && { credential: await google.signCredential(query.get('nonce') ?? undefined) }),
  }
  return Response.json(said, { headers: { 'access-control-allow-origin': '*' } })
}

function findReason(
  clientId: string | null,
  origin: string,
  { client, person }: Pick<Parameters<typeof answerOneTap>[1], 'client' | 'person'>,
): string | null {
  if (!clientId) return 'missing_client_id'
  if (!client || clientId !== client.clientId) return 'invalid_client'
  if (client.origins && !client.origins.includes(origin)) return 'unregistered_origin'
  return person ? null : 'opt_out_or_no_session'
}
