import type { World } from '@portico/testkit'
import type { OfficialPage } from './official-page.ts'

/** Signs a person in by passcode, through the official client of a page. @returns the client's answer */
export async function signInOfficial(at: OfficialPage, world: World, email: string) {
  const methodId = await at.page.evaluate(
    async (to) => (await window.official.otps.email.loginOrCreate(to)).method_id,
    email,
  )
  const code = await world.inbox.codeFor(email)
  const reply = await at.page.evaluate(
    ([token, id]) => window.official.otps.authenticate(token, id, { session_duration_minutes: 30 }),
    [code, methodId] as const,
  )
  await at.status.getByText(`Signed in as ${email}`).waitFor()
  return reply
}
