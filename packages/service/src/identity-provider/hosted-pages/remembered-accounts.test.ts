import { openTestStorage, pickEngines, type TestStorage } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestService, type TestService } from '../../testing/create-test-service.ts'
import { runSql } from '../../testing/run-sql.ts'
import { newClientApp, redirectUri } from '../testing/client-apps.ts'
import { forgetPath, mostRemembered } from './remembered-accounts.ts'

const authorize = '/v1/oauth2/authorize'
const logout = '/v1/oauth2/logout'
const other = createTestProject()
const request = {
  client_id: 'notes',
  redirect_uri: redirectUri,
  response_type: 'code',
  scope: 'openid email',
  state: 'x',
}

describe.each(pickEngines('sqlite'))(
  'I9: the accounts that a browser remembers on %s',
  (engine) => {
    let database: TestStorage
    let world: TestService
    let people = 0
    let browser: ReturnType<typeof createBrowser>
    const otherPath = '/other'
    beforeAll(async () => {
      database = await openTestStorage(engine)
      const clientApps = [newClientApp()]
      world = await createTestService({
        storage: database.storage,
        project: {
          identityProvider: { ...createTestProject().identityProvider, path: '', clientApps },
        },
        otherProjects: [
          {
            ...other,
            identityProvider: { ...other.identityProvider, path: otherPath, clientApps },
          },
        ],
      })
    })
    beforeEach(() => {
      browser = createBrowser()
    })
    afterAll(async () => {
      await world.close()
      await database.remove()
    })

    const newAddress = () => {
      people += 1
      return `person-${people}@example.com`
    }

    /** A browser that keeps cookies as browsers do, and says from where a page is opened. */
    function createBrowser() {
      const cookies = new Map<string, string>()
      const setCookies: string[] = []
      const send = async (method: 'GET' | 'POST', url: string, site: string, payload = '') => {
        const answer = await world.service.app.inject({
          method,
          url,
          headers: {
            cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
            'sec-fetch-site': site,
            ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
          },
          ...(method === 'POST' && { payload }),
        })
        for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
          setCookies.push(line)
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          if (value === '') cookies.delete(name)
          else cookies.set(name, value)
        }
        return answer
      }
      const open = async (change = {}, site = 'same-origin', path = '') => {
        const query = new URLSearchParams({ ...request, ...change })
        const { body, statusCode } = await send('GET', `${path}${authorize}?${query}`, site)
        const ids = [...body.matchAll(/data-account="([0-9a-f]{64})"/g)].map(([, id]) => id ?? '')
        const listed = [...body.matchAll(/data-address="([^"]*)"/g)].map(([, one]) => one ?? '')
        return { statusCode, body, ids, listed, step: /data-step="([a-z-]+)"/.exec(body)?.[1] }
      }
      return {
        cookies,
        setCookies,
        send,
        open,
        findRemembered: () => [...cookies].find(([name]) => name.includes('portico_accounts')),
        /** Signs in on the page, which comes anew. */
        async signIn(address: string) {
          const { session_token: token } = await world.signIn(address)
          cookies.set('stytch_session', String(token))
          return open()
        },
        /** Leaves for another account, as the page on which accounts are chosen does. */
        async switchAccount() {
          await world.post('/sessions/revoke', {}, { session: cookies.get('stytch_session') ?? '' })
          cookies.delete('stytch_session')
          return open()
        },
      }
    }

    test('I9: who left for another account on the page can be chosen, by address alone', async () => {
      const [ada, eve] = [newAddress(), newAddress()]
      await browser.signIn(ada)
      const { step, body } = await browser.switchAccount()
      expect(step).toBe('choose-account')
      expect(body).toContain(`data-do="sign-in" data-address="${ada}"`)
      expect(body).toContain(`Remove ${ada} from this list`)
      expect(body).toContain('Powered by Portico')
      await browser.signIn(eve)
      const chooser = await browser.open({ prompt: 'select_account' }, 'cross-site')
      expect([chooser.step, chooser.listed]).toEqual(['choose-account', [ada]])
      expect(chooser.body).toContain('data-do="own"')
      expect(chooser.body.replaceAll('<wbr>', '')).toContain(eve)
    })

    test('I9: a browser that nobody signed in on, or not on a page of the service, remembers nobody', async () => {
      expect((await browser.open()).step).toBe('sign-in')
      const { session_token: token } = await world.signIn(newAddress())
      browser.cookies.set('stytch_session', String(token))
      await browser.open({}, 'cross-site')
      await browser.open({}, 'same-site')
      expect(browser.findRemembered()).toBeUndefined()
    })

    test('I9: the list, and the texts around the sign-in that may follow, speak the language of the browser', async () => {
      const ada = newAddress()
      await browser.signIn(ada)
      await browser.switchAccount()
      const { body, headers } = await world.service.app.inject({
        url: `${authorize}?${new URLSearchParams(request)}`,
        headers: {
          cookie: (browser.findRemembered() ?? []).join('='),
          'accept-language': 'de',
          'sec-fetch-site': 'same-origin',
        },
      })
      expect([headers['content-language'], headers.vary]).toEqual(['de', 'accept-language'])
      expect(body).toContain('<html lang="de">')
      expect(body).toContain('Konto auswählen')
      expect(body).toContain('mit Ihrem Konto bei <bdi>')
      expect(body).toContain('<noscript><p>Diese Seite braucht JavaScript.</p></noscript>')
      expect(body).not.toContain('lang="en"')
    })

    test('I9: whom the app hints at signs in at once', async () => {
      await browser.signIn(newAddress())
      await browser.switchAccount()
      const { step } = await browser.open({ login_hint: 'somebody@example.com' })
      expect(step).toBe('sign-in')
    })

    test('I9: the list is bounded, the latest first', async () => {
      const addresses: string[] = []
      for (let times = 0; times < mostRemembered + 2; times += 1) {
        const address = newAddress()
        addresses.unshift(address)
        await browser.signIn(address)
        await browser.switchAccount()
      }
      expect((await browser.open()).listed).toEqual(addresses.slice(0, mostRemembered))
      // What browsers keep of a cookie at most.
      for (const line of browser.setCookies) expect(line.length).toBeLessThan(4_096)
    })

    test('I9: an account is listed for 90 days after it was left, whoever signs in meanwhile', async () => {
      const [ada, eve] = [newAddress(), newAddress()]
      const day = 24 * 3_600_000
      await browser.signIn(ada)
      await browser.switchAccount()
      world.advance(89 * day)
      await browser.signIn(eve)
      expect((await browser.switchAccount()).listed).toEqual([eve, ada])
      world.advance(day)
      expect((await browser.open()).listed).toEqual([eve])
      world.advance(89 * day)
      expect((await browser.open()).step).toBe('sign-in')
      expect(browser.findRemembered()).toBeUndefined()
    })

    test('I9: the list gives no way in: it is read by the service alone, and signs in nobody', async () => {
      const ada = newAddress()
      await browser.signIn(ada)
      await browser.switchAccount()
      const [name = '', value = ''] = browser.findRemembered() ?? []
      expect(name).toMatch(/^__Host-/)
      expect(browser.setCookies.at(-1)).toMatch(
        /^__Host-portico_accounts_.*; Path=\/; .*; HttpOnly; Secure; SameSite=Lax$/,
      )
      expect(Buffer.from(value.split('.')[1] ?? '', 'base64url').toString()).not.toContain('user-')
      const { statusCode, step } = await browser.open({ prompt: 'consent' })
      expect([statusCode, step]).toEqual([200, 'choose-account'])
      const silent = await browser.open({ prompt: 'none' })
      expect([silent.statusCode, silent.body]).toEqual([303, ''])
      // Not its last sign, some bits of which say nothing.
      const altered = value.replace(/.(?=.{8}$)/, (sign) => (sign === 'A' ? 'B' : 'A'))
      for (const bad of ['x', altered, '', 'a.b']) {
        browser.cookies.set(name, bad)
        const { step: seen, statusCode: status } = await browser.open()
        expect([bad, status, seen]).toEqual([bad, 200, 'sign-in'])
      }
    })

    test('I9: the list of one project says nothing at another', async () => {
      await browser.signIn(newAddress())
      await browser.switchAccount()
      const [, value = ''] = browser.findRemembered() ?? []
      browser.cookies.set(`__Host-portico_accounts_${other.projectId}`, value)
      const { step, listed } = await browser.open({}, 'same-origin', otherPath)
      expect([step, listed]).toEqual(['sign-in', []])
      // Nor is it read: what the service reads and finds empty it takes away.
      expect(browser.cookies.has(`__Host-portico_accounts_${other.projectId}`)).toBe(true)
      expect((await browser.open()).listed).toHaveLength(1)
    })

    test('I9: a user takes an account off the list; other pages cannot', async () => {
      const [ada, eve] = [newAddress(), newAddress()]
      for (const address of [ada, eve]) {
        await browser.signIn(address)
        await browser.switchAccount()
      }
      const { ids, listed } = await browser.open()
      expect(listed).toEqual([eve, ada])
      const payload = String(new URLSearchParams({ account: ids[0] ?? '' }))
      for (const site of ['same-site', 'cross-site', 'none']) {
        expect((await browser.send('POST', forgetPath, site, payload)).statusCode).toBe(403)
      }
      expect((await browser.send('POST', forgetPath, 'same-origin', 'account=x')).statusCode).toBe(
        204,
      )
      expect((await browser.open()).listed).toEqual([eve, ada])
      await browser.send('POST', forgetPath, 'same-origin', payload)
      expect((await browser.open()).listed).toEqual([ada])
    })

    test.each<[string, (userId: string) => Promise<unknown>]>([
      [
        'was blocked',
        (userId) =>
          database.storage.users.update(world.project.projectId, userId, {
            blockedAt: world.now(),
          }),
      ],
      ['was deleted', (userId) => database.storage.users.remove(world.project.projectId, userId)],
      [
        'has another address',
        (userId) =>
          runSql(
            database.database,
            'update user_emails set email = ?, canonical_email = ? where user_id = ?',
            ['moved@example.com', 'moved@example.com', userId],
          ),
      ],
    ])('I9: whoever %s is gone from the list', async (_, act) => {
      const ada = newAddress()
      await browser.signIn(ada)
      await browser.switchAccount()
      expect((await browser.open()).listed).toEqual([ada])
      const user = await database.storage.users.findByEmail(world.project.projectId, ada)
      await act(user?.userId ?? '')
      expect((await browser.open()).step).toBe('sign-in')
      expect(browser.findRemembered()).toBeUndefined()
    })

    test('I9: a project that wants none keeps no list, reads none and takes away the one that stands', async () => {
      await browser.signIn(newAddress())
      const [name = '', value = ''] = browser.findRemembered() ?? []
      const { identityProvider } = world.project
      const { service, close } = await createTestService({
        storage: database.storage,
        project: {
          ...world.project,
          identityProvider: { ...identityProvider, rememberAccounts: false },
        },
      })
      const open = async (cookie: string) => {
        const url = `${authorize}?${new URLSearchParams(request)}`
        const headers = { cookie, 'sec-fetch-site': 'same-origin' }
        const { body, headers: answer } = await service.app.inject({ url, headers })
        return [/data-step="([a-z-]+)"/.exec(body)?.[1], answer['set-cookie']]
      }
      try {
        const session = `stytch_session=${browser.cookies.get('stytch_session')}`
        expect(await open(session)).toEqual(['ask', undefined])
        const gone = expect.stringMatching(new RegExp(`^${name}=; .*Max-Age=0`))
        expect(await open(`${name}=${value}`)).toEqual(['sign-in', gone])
      } finally {
        await close()
      }
    })

    test('I9: the page to log out forgets who is signed in', async () => {
      await browser.signIn(newAddress())
      expect(browser.findRemembered()).toBeDefined()
      await browser.send('GET', logout, 'cross-site')
      expect(browser.findRemembered()).toBeUndefined()
    })

    test('I9: whose session is ended elsewhere is not shown to who comes next; one that expires is', async () => {
      const ada = newAddress()
      await browser.signIn(ada)
      await world.post(
        '/sessions/revoke',
        {},
        { session: browser.cookies.get('stytch_session') ?? '' },
      )
      expect((await browser.open({}, 'cross-site')).step).toBe('sign-in')
      expect(browser.findRemembered()).toBeUndefined()
      const eve = newAddress()
      await browser.signIn(eve)
      world.advance(24 * 3_600_000)
      expect((await browser.open({}, 'cross-site')).listed).toEqual([eve])
    })
  },
)
