/**
 * A page that was written for the official package and names no service at all, and one that names its
 * own host: both find this service once the name leads to it, over TLS, as in production.
 */
import { users } from '@portico/contract'
import { describe, expect, test } from 'vitest'
import { six, widgetVersions } from './support/official-versions.ts'
import { prepareOfficial } from './support/prepare-official.ts'
import { toOfficialWidget } from './support/to-official-widget.ts'

const page = 'https://fieldnotes.example'
const vendor = 'test.stytch.com'
const own = 'auth.fieldnotes.example'
const welcome = { url: `${page}/welcome`, kinds: ['login', 'signup'] as const }

describe('with real host names, over TLS', () => {
  const getFixture = prepareOfficial({
    names: { page: 'fieldnotes.example', service: [vendor, own] },
    world: {
      project: { allowedOrigins: [page], redirectUrls: [welcome], allowLoopback: false },
      config: { mode: 'production', baseUrl: `https://${vendor}` },
    },
  })

  test.each(widgetVersions)(
    'version %s signs in at its default hosts, with no option set',
    async (name, version) => {
      const { world, visit } = getFixture()
      const ada = `ada-${name}@example.com`
      const config = { products: ['emailMagicLinks'], emailMagicLinksOptions: {} }
      const at = await visit({ entry: version.widget, config })
      await toOfficialWidget(at.widget).submitEmail(ada)
      await at.text('Check your email').waitFor()
      const link = await world.inbox.linkFor(ada)
      expect(new URL(link).origin).toBe(`https://${vendor}`)

      await at.page.goto(link)
      await at.status.getByText(`Signed in as ${ada}`).waitFor()
      await at.page.waitForURL(welcome.url)
      const cookies = await at.opened.context.cookies()
      expect(cookies.map((cookie) => cookie.name).sort()).toEqual([
        'stytch_session',
        'stytch_session_jwt',
      ])
      for (const cookie of cookies) {
        expect(cookie).toMatchObject({
          secure: true,
          sameSite: 'Lax',
          domain: 'fieldnotes.example',
        })
      }
      const session = cookies.find((cookie) => cookie.name === 'stytch_session')?.value ?? ''
      const me = await world.call(users.me, undefined, { session })
      expect(me.data?.emails).toMatchObject([{ email: ada }])

      await at.page.reload()
      // what the page asks about a session after its end is refused
      await at.page.waitForFunction(() => window.official?.session.getInfo().fromCache === false)
      await at.status.getByText(`Signed in as ${ada}`).waitFor()
      await at.page.getByRole('button', { name: 'Sign out of Fieldnotes' }).click()
      await at.status.getByText('Signed out').waitFor()
      expect(await at.opened.context.cookies()).toEqual([])
      await at.expectClean()
    },
  )

  const ownHost = [
    { way: 'customBaseUrl (6.3.0)', version: six, client: { customBaseUrl: own } },
    ...widgetVersions.map(([name, version]) => ({
      way: `endpointOptions (${name})`,
      version,
      client: { endpointOptions: { apiDomain: own, testApiDomain: own } },
    })),
  ]

  test.each(ownHost)(
    '$way sends every call to the configured host',
    async ({ way, version, client }) => {
      const { world, visit } = getFixture()
      const bob = `bob-${ownHost.findIndex((row) => row.way === way)}@example.com`
      const config = { products: ['emailMagicLinks'] }
      const at = await visit({ entry: version.widget, config, client })
      const hosts = new Set<string>()
      at.opened.context.on('request', (request) => {
        const { pathname, host } = new URL(request.url())
        if (pathname.startsWith('/sdk/')) hosts.add(host)
      })
      await toOfficialWidget(at.widget).submitEmail(bob)
      await at.page.goto(await world.inbox.linkFor(bob))
      await at.status.getByText(`Signed in as ${bob}`).waitFor()
      expect([...hosts]).toEqual([own])
      // such a host may hold the session itself: the client asks on every load, signed in or not
      expect(new Set(at.refusals)).toEqual(new Set(['401 POST /sdk/v1/sessions/authenticate']))
      await at.expectClean(at.refusals)
    },
  )
})
