import type { Client } from '@portico/client'

/**
 * Signs out on this page. A failure of the call is ignored, because the page returns to the client app in any case
 * (specification section 4). Leaving the screen does not abort the call.
 */
export async function logOut(client: Client): Promise<void> {
  await client.session.revoke({ forceClear: true }).catch(() => {})
}
