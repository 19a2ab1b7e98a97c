/** What somebody does on a page of the host before their passkeys are looked at. */
import type { OfficialPage } from './official-page.ts'

/** Opens another page. Whoever is signed in waits until the client has asked about that. */
export async function openSettled(at: OfficialPage, path: string): Promise<void> {
  const isSignedIn = (await at.status.textContent())?.startsWith('Signed in')
  // a passkey renews the session: an answer about the old token that came later would end it there
  const asked = isSignedIn && at.page.waitForResponse('**/sessions/authenticate')
  await at.page.goto(new URL(path, at.page.url()).href)
  await asked
}

/** Registers a passkey by the client itself. @returns the client's answer */
export const registerPasskey = (at: OfficialPage, options: object = {}) =>
  at.page.evaluate(
    (given) =>
      window.official.webauthn.register({
        is_passkey: true,
        session_duration_minutes: 30,
        ...given,
      }),
    options,
  )

/** Leaves the account. */
export async function signOutOfficial(at: OfficialPage): Promise<void> {
  await at.page.getByRole('button', { name: 'Sign out of Fieldnotes' }).click()
  await at.status.getByText('Signed out').waitFor()
}
