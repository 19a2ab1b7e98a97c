import { api } from '@portico/contract/schemas'
import type { World } from '@portico/testkit'

/** Asks for a token with which staff act as a person; the official packages have no call for it. */
export async function createImpersonationToken(world: World, userId: string): Promise<string> {
  const { projectId, secret } = world.project
  const credentials = Buffer.from(`${projectId}:${secret}`).toString('base64')
  const response = await fetch(`${world.origin}/v1${api.impersonation.backEnd.createToken.path}`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      user_id: userId,
      impersonator_id: 'staff-7',
      impersonator_email_address: 'staff@fieldnotes.example',
      reason: 'Ticket 4711',
    }),
  })
  const { impersonation_token } = await response.json()
  return impersonation_token
}
