import { otp } from '@portico/contract/methods/otp'
import type { World } from '@portico/testkit'

/**
 * Signs a person in at the service, without a browser.
 *
 * @returns the session's token
 */
export async function createSession(world: World, email: string): Promise<string> {
  const sent = await world.call(otp.emailLoginOrCreate, { email })
  const { data } = await world.call(otp.authenticate, {
    token: await world.inbox.codeFor(email),
    method_id: sent.data?.method_id ?? '',
  })
  return data?.session_token ?? ''
}
