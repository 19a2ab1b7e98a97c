import type { World } from '@portico/testkit'
import type { Page } from 'playwright-core'
import { createSession } from './create-session.ts'

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
  const value = await createSession(world, email)
  await page.context().addCookies([{ name: 'stytch_session', value, url: origin }])
  return value
}
