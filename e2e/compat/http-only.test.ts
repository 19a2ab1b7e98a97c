/**
 * HttpOnly mode: the service holds the session in cookies of its own, and the official client sees no token.
 * It finds such a session again only where it was told a host of its own.
 */
import { describe, expect, test } from 'vitest'
import { widgetVersions } from './support/official-versions.ts'
import { prepareOfficial } from './support/prepare-official.ts'
import { signInOfficial } from './support/sign-in-official.ts'

const page = 'https://fieldnotes.example'
const own = 'auth.fieldnotes.example'
// the one spelling that both versions know
const client = { endpointOptions: { apiDomain: own, testApiDomain: own } }
const names = ['__Host-stytch_session', '__Host-stytch_session_jwt']

describe('a project whose session cookies are HttpOnly', () => {
  const getFixture = prepareOfficial({
    names: { page: 'fieldnotes.example', service: [own] },
    world: {
      project: {
        allowedOrigins: [page],
        allowLoopback: false,
        sessionCookies: { httpOnly: true, domain: null },
      },
      config: { mode: 'production', baseUrl: `https://${own}` },
    },
  })

  test.each(widgetVersions)('version %s signs in, reloads and signs out', async (name, version) => {
    const { world, visit } = getFixture()
    const ada = `ada-${name}@example.com`
    const at = await visit({ entry: version.headless, client })
    const reply = await signInOfficial(at, world, ada)
    expect([reply.session_token, reply.session_jwt]).toEqual(['', ''])
    const tokens = await at.page.evaluate(() => window.official.session.getTokens())
    expect(tokens).toBeNull()
    expect(await at.page.evaluate(() => document.cookie)).toBe('')
    const cookies = await at.opened.context.cookies()
    expect(cookies.map((cookie) => cookie.name).sort()).toEqual(names)
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', domain: own })
    }

    await at.page.reload()
    await at.page.waitForFunction(() => window.official?.session.getInfo().fromCache === false)
    await at.status.getByText(`Signed in as ${ada}`).waitFor()
    const known = await at.page.evaluate(() => window.official.session.getSync())
    expect(known?.session_id).toBe(reply.session.session_id)
    const me = await at.page.evaluate(() => window.official.user.get())
    expect(me?.user_id).toBe(reply.user_id)

    await at.page.getByRole('button', { name: 'Sign out of Fieldnotes' }).click()
    await at.status.getByText('Signed out').waitFor()
    expect(await at.opened.context.cookies()).toEqual([])
    // the very first load asked too: nobody was signed in yet
    await at.expectClean(['401 POST /sdk/v1/sessions/authenticate'])
  })

  test.each(widgetVersions)(
    'version %s notices on reload that a session has ended, though scripts cannot read it',
    async (name, version) => {
      const { world, visit } = getFixture()
      const at = await visit({ entry: version.headless, client })
      await signInOfficial(at, world, `bob-${name}@example.com`)
      world.clock.advance(31 * 60_000)
      await at.page.reload()
      await at.status.getByText('Signed out').waitFor()
      expect(at.refusals).toContain('404 POST /sdk/v1/sessions/authenticate')
    },
  )
})
