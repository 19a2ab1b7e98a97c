import { otp } from '@portico/contract/methods/otp'
import type { World } from '@portico/testkit'
import type { Page } from 'playwright-core'

/**
 * Signs a person in without a screen: a session of the service, its token in the page's cookie.
 *
 * @param origin - of the page. @default where it stands
 * @returns the session's token
 */
export async function signInByCookie(
  world: World,
  page: Page,
  email = 'ada@example.com',
  origin = new URL(page.url()).origin,
): Promise<string> {
  const sent = await world.call(otp.emailLoginOrCreate, { email })
  const { data } = await world.call(otp.authenticate, {
    token: await world.inbox.codeFor(email),
    method_id: sent.data?.method_id ?? '',
  })
  const value = data?.session_token ?? ''
  await page.context().addCookies([{ name: 'stytch_session', value, url: origin }])
  return value
}
