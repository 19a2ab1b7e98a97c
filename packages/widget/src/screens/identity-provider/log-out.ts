import type { Client } from '@portico/client'

/**
 * Signs out here, whatever becomes of the call: the page goes on to the client app all the same (specification
 * section 4). It is not aborted with its screen.
 */
export async function logOut(client: Client): Promise<void> {
  await client.session.revoke({ forceClear: true }).catch(() => {})
}
