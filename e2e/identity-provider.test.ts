import { sessions, users } from '@portico/contract'
import type { World } from '@portico/testkit'
import { takeFirst, takeRows, takeTurns } from '@portico/testkit/run'
import { afterEach, describe, expect } from 'vitest'
import { createIssuer } from './compat/support/create-issuer.ts'
import { startProviderStub } from './compat/support/start-provider-stub.ts'
import { type ClientApp, startClientApp, visitClientApp } from './support/client-app.ts'
import type { MountOptions } from './support/host-options.ts'
import './support/host-window.ts'
import { identityProvider } from './support/idp-screen-states.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys } from './support/journey.ts'
import { signInByCookie } from './support/sign-in-by-cookie.ts'
import { main, shadow } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
const signInTitle = 'Sign in to Inkwell with Fieldnotes'
const customTitle = 'Inkwell wants to access your Fieldnotes account'
const notInSight =
  'Nothing has been allowed yet, because the button was not in plain sight. Read the request, then choose Allow again.'
const noSession = 'No active session detected. Please log in to continue.'

describe.each(takeRows([main, shadow], [main]))(
  'another app signs in with an account here, $name',
  (surface) => {
    const startJourney = prepareJourneys()
    let app: ClientApp | undefined
    afterEach(() => app?.stop())

    async function start({
      isSignedIn = true,
      project,
      toMount,
      ...mount
    }: Partial<MountOptions> & {
      isSignedIn?: boolean
      project?: object
      toMount?: (world: World) => Partial<MountOptions>
    } = {}) {
      app = await startClientApp()
      const { world, visit } = await startJourney({
        surface,
        world: { project: { ...app.project, ...project } },
      })
      const at = await visit({
        mount: { ...identityProvider, ...mount, ...toMount?.(world) },
        path: null,
      })
      const session = isSignedIn ? await signInByCookie(world, at.page, ada, at.origin()) : ''
      const visitor = await visitClientApp(app, world, at.page, { host: at.origin() })
      const press = (name: string) => at.widget.getByRole('button', { name, exact: true }).click()
      const items = () => at.widget.locator('.st-consent-list > li > div > p').allInnerTexts()
      // what the page heard is gone with the page: it is read while the client app's page is held back
      const holdLeaving = () =>
        at.page.route(`${app?.origin}/**`, (route) => route.fulfill({ status: 204 }))
      /** Signs somebody in by another tab of the same browser. */
      const signInElsewhere = async (person: string) => {
        await signInByCookie(world, at.page, person)
        // the tab knows nobody else yet, whose cookie it could bring back
        const tab = await at.opened.openTab()
        await tab.goto(at.origin())
        await tab.locator('#status').getByText(`Signed in as ${person}`).waitFor()
      }
      const types = async () => (await at.events()).map(({ type }) => type)
      return { world, at, session, press, items, holdLeaving, signInElsewhere, types, ...visitor }
    }

    test('a user allows the app: it gets tokens, once, for that user', async () => {
      const { at, ask, press, items, waitForTokens } = await start()
      await ask()
      await at.heading(signInTitle).waitFor()
      await at.text('Inkwell is requesting to:').waitFor()
      expect(await items()).toEqual([
        'Verify your identity',
        'View your personal profile information',
      ])
      await press('Allow')
      const tokens = await waitForTokens()
      expect(tokens.scope?.split(' ').sort()).toEqual(['email', 'openid', 'profile'])
      expect(tokens.claims()).toMatchObject({ aud: 'notes' })
      await at.opened.expectNoErrors()
    })

    inLongRun('packages/widget/src/flow/emitted-events')(
      'the host receives the events of the flow',
      async () => {
        const { at, ask, press, holdLeaving, types } = await start()
        await holdLeaving()
        await ask()
        await press('Allow')
        await at.heading('Success!').waitFor()
        expect(await at.events()).toEqual([
          {
            type: 'OAUTH_AUTHORIZE_FLOW_START',
            data: {
              client_id: 'notes',
              redirect_uri: `${app?.origin}/callback`,
              scope: 'openid email profile',
            },
          },
          { type: 'OAUTH_AUTHORIZE_FLOW_COMPLETE', data: {} },
        ])
        await ask({ prompt: 'consent' })
        await press('Deny')
        await at.heading('Access to the application was denied.').waitFor()
        expect(await types()).toEqual([
          'OAUTH_AUTHORIZE_FLOW_START',
          'OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED',
        ])
        expect(await at.errors()).toEqual([])
      },
    )

    inLongRun('e2e/client-app')(
      'a user denies the app: it receives the error and no token',
      async () => {
        const { at, ask, press, waitForAnswer } = await start()
        await ask()
        await at.heading(signInTitle).waitFor()
        await press('Deny')
        const answer = await waitForAnswer()
        expect(answer.get('error')).toBe('access_denied')
        expect(answer.get('code')).toBeNull()
      },
    )

    inLongRun('packages/service/src/identity-provider/authorize/consent')(
      'a user who has consented is not asked again, unless the app requests it',
      async () => {
        const { at, ask, press, waitForAnswer, waitForTokens } = await start()
        await ask()
        await press('Allow')
        await waitForTokens()

        await ask()
        expect((await waitForAnswer()).get('code')).not.toBeNull()

        await ask({ prompt: 'consent' })
        await at.heading(signInTitle).waitFor()
      },
    )

    inLongRun('packages/service/src/identity-provider/authorize/consent')(
      'when no consent is required, the widget submits with consent_granted: false',
      async () => {
        const { at, ask, press, waitForAnswer, waitForTokens } = await start()
        await ask()
        await press('Allow')
        await waitForTokens()
        const submitted = at.page.waitForRequest('**/idp/oauth/authorize/submit')
        await ask({ state: 'another-state-of-the-app' })
        expect((await submitted).postDataJSON()).toMatchObject({
          client_id: 'notes',
          state: 'another-state-of-the-app',
          code_challenge_method: 'S256',
          scopes: ['openid', 'email', 'profile'],
          consent_granted: false,
        })
        expect((await waitForAnswer()).get('state')).toBe('another-state-of-the-app')
      },
    )

    inLongRun('packages/widget/src/roots/consent/to-consent')(
      'custom scopes get their own screen title and the policy’s texts; scopes that the user may not grant are listed apart',
      async () => {
        const { at, ask, press, items, waitForTokens } = await start()
        await ask({ scope: 'openid notes:read notes:share' })
        await at.heading(customTitle).waitFor()
        expect(await items()).toEqual(['Verify your identity', 'Read the notebooks you own'])

        const note = at.widget.getByRole('button', {
          name: 'You do not have permissions to grant Inkwell access to some of the requested scopes.',
        })
        expect(await note.getAttribute('aria-expanded')).toBe('false')
        await note.click()
        await at.text("You cannot grant Inkwell's request to:").waitFor()
        await at.text('Share your notebooks').waitFor()
        expect(await note.getAttribute('aria-expanded')).toBe('true')
        await note.click()
        expect(await at.text('Share your notebooks').count()).toBe(0)

        await press('Allow')
        const { scope } = await waitForTokens()
        expect(scope?.split(' ').sort()).toEqual(['notes:read', 'openid'])
      },
    )

    inLongRun('packages/service/src/identity-provider/offline-access')(
      'offline_access is shown with its details, and gives a long-lived token',
      async () => {
        const { at, ask, press, items, waitForTokens } = await start()
        await ask({ scope: 'openid offline_access', prompt: 'consent' })
        await at.text('Synchronize data and process background tasks on your behalf').waitFor()
        expect(await items()).toEqual([
          'Verify your identity',
          "Maintain access to your data even when you're not actively using the app",
        ])
        await press('Allow')
        expect(await waitForTokens()).toHaveProperty('refresh_token')
      },
    )

    test.each(
      takeFirst(
        [
          ['client_id', ''],
          ['redirect_uri', '?client_id=notes'],
          ['client_id', '?post_logout_redirect_uri=https%3A%2F%2Fapp.example'],
        ],
        1,
      ),
    )('without %s no request is sent to the service', async (param, query) => {
      const { at } = await start()
      const asked: string[] = []
      at.page.on('request', (request) => asked.push(request.url()))
      await at.open(`/authorize${query}`)
      const sentence = `Required parameter is missing: ${param}. Please reach out to the application developer.`
      await at.text(sentence).waitFor()
      expect(await at.errors()).toEqual([sentence])
      expect(asked.filter((url) => url.includes('/oauth/'))).toEqual([])
    })

    test('the widget says when nobody is signed in, and continues once a user signs in', async () => {
      const { at, ask, types, signInElsewhere } = await start({ isSignedIn: false })
      const asked: string[] = []
      at.page.on('request', (request) => asked.push(request.url()))
      await ask()
      await at.text(noSession).last().waitFor()
      expect(await at.errors()).toHaveLength(1)
      expect(await types()).toEqual([])
      expect(asked.filter((url) => url.includes('/oauth/'))).toEqual([])

      await signInElsewhere(ada)
      await at.heading(signInTitle).waitFor()
    })

    inLongRun(
      'e2e/identity-provider',
      'the consent question disappears when the session has ended, and returns with the next session',
    )('a session that the service no longer knows counts as signed out', async () => {
      const { world, at, ask, session } = await start()
      await at.open('/')
      await at.status.getByText(`Signed in as ${ada}`).waitFor()
      await world.call(sessions.revoke, undefined, { session })
      await ask()
      await at.text(noSession).last().waitFor()
    })

    test('the consent question disappears when the session has ended, and returns with the next session', async () => {
      const { world, at, ask, press, session, signInElsewhere } = await start()
      // what the page asks on load is answered before the session ends: it hears of the end by the press
      const confirmed = at.page.waitForResponse('**/sessions/authenticate')
      await ask()
      await at.heading(signInTitle).waitFor()
      await confirmed
      await world.call(sessions.revoke, undefined, { session })
      await press('Allow')
      await at.text(noSession).last().waitFor()
      expect(await at.errors()).toHaveLength(1)
      await signInElsewhere(ada)
      await at.heading(signInTitle).waitFor()
    })

    inLongRun('e2e/client-app')(
      'a question for one user is asked again when another one signs in',
      async () => {
        const { at, ask, press, signInElsewhere, waitForTokens } = await start()
        await ask()
        await at.heading(signInTitle).waitFor()
        const asked = at.page.waitForResponse('**/idp/oauth/authorize/start')
        await signInElsewhere('grace@example.com')
        await asked
        await at.heading(signInTitle).waitFor()
        await press('Allow')
        await waitForTokens()
      },
    )

    inLongRun('e2e/client-app')(
      'the consenting account is shown, and the user can switch to another',
      async () => {
        const { world, at, ask, press, session, signInElsewhere, waitForTokens } = await start()
        await world.call(
          users.update,
          { name: { first_name: 'Ada', last_name: 'Lindqvist' } },
          { session },
        )
        await ask()
        await at.heading(signInTitle).waitFor()
        const frame = at.widget.locator('.st-account-frame')
        expect((await frame.innerText()).split('\n').filter(Boolean)).toEqual([
          'AL',
          'Ada Lindqvist',
          ada,
          'Use another account',
        ])
        await press('Use another account')
        await at.text(noSession).last().waitFor()
        const ended = await world.call(sessions.authenticate, {}, { session })
        expect(ended.status).toBe(404)
        await signInElsewhere('grace@example.com')
        await at.heading(signInTitle).waitFor()
        await frame.getByText('grace@example.com').waitFor()
        await press('Allow')
        expect((await waitForTokens()).claims()?.sub).not.toBe('')
      },
    )

    inLongRun('packages/service/src/identity-provider/authorize/prompts')(
      'a user asked to choose an account sees theirs, chooses it with the keyboard, and is not asked again',
      async () => {
        const { at, ask, press, types, waitForTokens } = await start()
        await ask()
        await press('Allow')
        await waitForTokens()
        await ask({ prompt: 'select_account' })
        await at.heading('Choose an account').waitFor()
        expect(await types()).toEqual(['OAUTH_AUTHORIZE_FLOW_START'])
        expect(await at.errors()).toEqual([])
        const rows = at.widget.getByRole('listitem')
        expect(await rows.count()).toBe(2)
        await at.widget.locator('h1:focus').waitFor()
        await at.page.keyboard.press('Tab')
        await at.page.keyboard.press('Enter')
        const tokens = await waitForTokens()
        expect(tokens.claims()).toMatchObject({ aud: 'notes' })
      },
    )

    inLongRun('packages/service/src/identity-provider/authorize/prompts')(
      'signing in to choose an account counts as choosing it',
      async () => {
        const { at, ask, press, signInElsewhere } = await start()
        await ask({ prompt: 'select_account' })
        await at.heading('Choose an account').waitFor()
        await press('Use another account')
        await at.text(noSession).last().waitFor()
        await signInElsewhere('grace@example.com')
        await at.heading(signInTitle).waitFor()
        await at.widget.locator('.st-account-frame').getByText('grace@example.com').waitFor()
      },
    )

    test('the service’s error for an unknown app is shown and reported to the host', async () => {
      const { at, ask } = await start()
      await ask({ client_id: 'nobody' })
      await at.heading('Looks like there was an error!').waitFor()
      const [error = ''] = await at.errors()
      await at.text(error).waitFor()
    })

    inLongRun('packages/service/src/identity-provider/endpoints/protocol')(
      'the page does not redirect to a URI the app has not registered',
      async () => {
        const { at, ask } = await start()
        await ask({ redirect_uri: 'https://evil.example/cb' })
        await at.heading('Looks like there was an error!').waitFor()
        expect(at.page.url()).toContain('/authorize?')
      },
    )

    inLongRun('packages/widget/src/roots/consent/to-consent').each<
      [string, NonNullable<MountOptions['manifest']>, string[], string[]]
    >([
      [
        'a plain list',
        ['See your notes', { text: 'Keep them' }],
        ['Allow Inkwell to:'],
        ['See your notes', 'Keep them'],
      ],
      [
        'sections',
        [
          { header: 'Reading', items: ['See your notes'] },
          { header: 'Writing', items: [{ text: 'Change them', details: ['All of them'] }] },
        ],
        ['Reading', 'Writing'],
        ['See your notes', 'Change them'],
      ],
    ])(
      'the host’s consent manifest lists the requested scopes: %s',
      async (_, manifest, headers, rows) => {
        const { at, ask, items } = await start({ manifest })
        await ask({ scope: 'openid notes:read notes:share' })
        await at.heading(customTitle).waitFor()
        expect(await at.widget.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(headers)
        expect(await items()).toEqual(rows)
        expect(JSON.parse((await at.page.locator('#asked').textContent()) ?? '')).toEqual({
          scopes: ['openid', 'notes:read'],
          clientName: 'Inkwell',
        })
      },
    )

    inLongRun('packages/widget/src/roots/consent/consent-manifest')(
      'a consent manifest that throws is reported in the console, and the default scopes are shown',
      async () => {
        const { at, ask, items } = await start({ manifest: 'throw' })
        await ask()
        await at.heading(signInTitle).waitFor()
        expect(await items()).toEqual([
          'Verify your identity',
          'View your personal profile information',
        ])
        expect(at.opened.errors).toEqual([expect.stringContaining('getIDPConsentManifest failed')])
      },
    )

    test('an app with a valid id_token_hint logs the user out at once', async () => {
      const { world, at, session, ask, askToLogOut, press, waitForAnswer, waitForTokens } =
        await start()
      await ask()
      await press('Allow')
      const { id_token = '' } = await waitForTokens()
      await askToLogOut({ id_token_hint: id_token, state: 'bye-1' })
      expect((await waitForAnswer()).get('state')).toBe('bye-1')
      expect(at.page.url()).toContain(`${app?.origin}/bye`)
      expect((await world.call(users.me, undefined, { session })).status).toBe(404)
      expect(await at.opened.context.cookies()).toEqual([])
    })

    test('a log-out without an id_token_hint asks first; Yes logs the user out', async () => {
      const { world, at, session, askToLogOut, press, waitForAnswer } = await start()
      await askToLogOut({})
      await at.heading('Log out?').waitFor()
      await at.text('Are you sure you want to log out of your Fieldnotes account?').waitFor()
      await press('Yes')
      await waitForAnswer()
      expect((await world.call(users.me, undefined, { session })).status).toBe(404)
    })

    inLongRun('e2e/every-screen')(
      'a user who answers No to the log-out question stays signed in',
      async () => {
        const { world, at, session, askToLogOut, press } = await start()
        await askToLogOut({})
        await press('No')
        await at.text('You have not been logged out. You may close this page.').last().waitFor()
        expect((await world.call(users.me, undefined, { session })).status).toBe(200)
        expect(at.page.url()).toContain('/authorize?')
      },
    )

    inLongRun('e2e/unreachable-service')(
      'a log-out that cannot reach the service still signs the user out here',
      async () => {
        const { at, askToLogOut, press, waitForAnswer } = await start()
        await at.page.route('**/sessions/revoke', (route) => route.abort())
        await askToLogOut({})
        await press('Yes')
        await waitForAnswer()
        expect(await at.opened.context.cookies()).toEqual([])
      },
    )

    inLongRun('packages/client/src/identity-provider/idp-calls').each(
      takeFirst(
        [
          ['Allow', 'code'],
          ['Deny', 'error'],
        ],
        1,
      ),
    )('a service that has only the older endpoints receives %s in a form', async (word, field) => {
      const { at, ask, press, items, waitForAnswer } = await start()
      await at.page.route('**/idp/oauth/**', (route) =>
        route.request().method() === 'OPTIONS'
          ? route.continue()
          : route.fulfill({
              status: 404,
              headers: {
                'access-control-allow-origin': route.request().headers().origin ?? '*',
                'access-control-allow-credentials': 'true',
              },
              json: { status_code: 404, error_type: 'route_not_found' },
            }),
      )
      await ask({ scope: 'openid notes:read notes:share' })
      await at.heading(customTitle).waitFor()
      expect(await items()).toEqual(['Verify your identity', 'Read the notebooks you own'])
      const sent = at.page.waitForRequest('**/sdk/v1/oauth/authorize')
      await press(word)
      expect((await sent).headers()['content-type']).toBe('application/x-www-form-urlencoded')
      expect((await waitForAnswer()).get(field)).not.toBeNull()
    })

    test('a user reads, opens the note and allows, with the keyboard alone', async () => {
      const { at, ask, waitForTokens } = await start()
      await ask({ scope: 'openid notes:share' })
      await at.widget.locator('h1:focus').waitFor()
      const focused = at.widget.locator('button:focus')
      await at.page.keyboard.press('Tab')
      expect(await focused.innerText()).toBe('Use another account')
      await at.page.keyboard.press('Tab')
      expect(await focused.innerText()).toContain('You do not have permissions')
      await at.page.keyboard.press('Enter')
      await at.text('Share your notebooks').waitFor()
      await at.page.keyboard.press('Tab')
      expect(await focused.innerText()).toBe('Allow')
      await at.page.keyboard.press('Enter')
      await waitForTokens()
    })

    test.each([
      ['transparent', 'stytch-identity-provider { opacity: 0.01 }'],
      [
        'covered',
        'body::after { content: ""; position: fixed; inset: 0; background: #fff; pointer-events: none }',
      ],
    ])(
      'FRM-02 clicking Allow while it is %s grants nothing; pressing Enter on it does',
      async (_, css) => {
        const { at, ask, waitForTokens } = await start()
        const submits: string[] = []
        at.page.on('request', (request) => {
          if (request.url().endsWith('/authorize/submit')) submits.push(request.url())
        })
        await ask()
        await at.heading(signInTitle).waitFor()
        await at.page.evaluate((rules) => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(rules)
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
        }, css)
        const allow = at.widget.getByRole('button', { name: 'Allow' })
        await at.widget.locator('[data-sight="doubtful"]').waitFor()
        const box = await allow.boundingBox()
        if (!box) throw new Error('Allow has no place.')
        await at.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
        await at.text(notInSight).waitFor()
        expect(submits).toEqual([])

        await allow.focus()
        await at.page.keyboard.press('Enter')
        await waitForTokens()
        expect(submits).toHaveLength(1)
      },
    )

    test('FRM-02 on a small screen a click on Allow counts once it has been visible, and a refused click is explained', async () => {
      const { at, ask, press, waitForTokens } = await start()
      await at.page.setViewportSize({ width: 320, height: 480 })
      await ask({ scope: 'openid email offline_access notes:share' })
      await at.heading(signInTitle).waitFor()
      const allow = at.widget.getByRole('button', { name: 'Allow' })
      await at.widget.locator('[data-sight="away"]').waitFor()
      // only its upper edge comes on the screen, and is pressed
      await allow.evaluate((element) => {
        scrollBy(0, element.getBoundingClientRect().top - innerHeight + 10)
      })
      const box = await allow.boundingBox()
      if (!box) throw new Error('Allow has no place.')
      await at.page.mouse.click(box.x + box.width / 2, box.y + 5)
      await at.text(notInSight).waitFor()
      // the page has come to where it can be pressed, with Deny still below it
      for (const part of [at.text(notInSight), allow]) {
        expect(
          await part.evaluate((element) => element.getBoundingClientRect().bottom),
        ).toBeLessThan(480)
      }
      await at.widget.locator('[data-sight="plain"]').waitFor()
      await press('Allow')
      await waitForTokens()
    })

    test('FRM-02 Allow works once it is visible itself, even if Deny is not', async () => {
      const { at, ask, waitForTokens } = await start()
      await at.page.setViewportSize({ width: 320, height: 480 })
      await ask()
      const allow = at.widget.getByRole('button', { name: 'Allow' })
      await allow.evaluate((element) => {
        scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 2)
      })
      await at.widget.locator('[data-sight="plain"]').waitFor()
      const deny = await at.widget.getByRole('button', { name: 'Deny' }).boundingBox()
      expect(deny?.y).toBeGreaterThan(480)
      const box = await allow.boundingBox()
      if (!box) throw new Error('Allow has no place.')
      await at.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      await waitForTokens()
    })

    test('FRM-02 a burst of clicks on Allow grants nothing', async () => {
      const { at, ask } = await start()
      // all of the card in sight: nothing scrolls away from under the pointer
      await at.page.setViewportSize({ width: 800, height: 1_100 })
      const submits: string[] = []
      at.page.on('request', (request) => {
        if (request.url().endsWith('/authorize/submit')) submits.push(request.url())
      })
      // time passes on the page as it is told, so that the gaps between presses are what they are here
      await at.page.clock.install()
      await at.page.clock.pauseAt(Date.now() + 1_000)
      await ask()
      const allow = at.widget.getByRole('button', { name: 'Allow' })
      await expect
        .poll(
          async () => {
            await at.page.clock.runFor(20)
            return allow.isVisible()
          },
          { timeout: 30_000 },
        )
        .toBe(true)
      const box = await allow.boundingBox()
      if (!box) throw new Error('Allow has no place.')
      for (let presses = 0; presses < 12; presses++) {
        await at.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
        await at.page.clock.runFor(100)
      }
      await at.text(notInSight).waitFor()
      expect(submits).toEqual([])
    })

    inLongRun('packages/service/src/accounts/sessions/attest/attest')(
      'a trusted token signs its user in, replacing the user who was signed in',
      async () => {
        const issuer = createIssuer()
        const keys = await startProviderStub()
        keys.answer = issuer.jwks
        const profileId = 'profile-1'
        const { issuer: name, audience } = issuer
        const trusted = { profileId, issuer: name, audience, jwksUrl: keys.url }
        const project = {
          trustedIssuers: [{ ...trusted, subjectClaim: 'email', subjectIs: 'email' }],
        }
        const grace = 'grace@example.com'
        const { world, at, session, ask, press, waitForTokens } = await start({
          project,
          toMount: (world) => ({
            authTokenParams: {
              trustedAuthToken: issuer.issueToken(grace, world.clock.now()),
              tokenProfileID: profileId,
            },
          }),
        })
        const tab = await at.opened.context.browser()?.newPage()
        await tab?.goto(at.origin())
        if (tab) await signInByCookie(world, tab, grace)
        await tab?.close()

        const attested = at.page.waitForRequest('**/sessions/attest')
        await ask()
        expect((await attested).postDataJSON()).toMatchObject({
          profile_id: profileId,
          session_duration_minutes: 60,
        })
        await at.heading(signInTitle).waitFor()
        expect((await world.call(users.me, undefined, { session })).status).toBe(404)
        await at.status.getByText(`Signed in as ${grace}`).waitFor()
        await press('Allow')
        await waitForTokens()
        await keys.stop()
      },
    )

    inLongRun('e2e/every-screen')('the host’s texts are used', async () => {
      const { at, ask, press, waitForTokens } = await start({
        strings: {
          'idpConsent.signIn.title': '{projectName} for {clientName}',
          'idpConsent.button.allow': 'Let in',
          'idpConsent.scope.identity': 'Who you are',
        },
      })
      await ask()
      await at.heading('Fieldnotes for Inkwell').waitFor()
      await at.text('Who you are').waitFor()
      await press('Let in')
      await waitForTokens()
    })

    inLongRun('e2e/elements')('options set as properties of the element are used', async () => {
      const { at, ask } = await start({ isSignedIn: false })
      await ask()
      await at.text(noSession).last().waitFor()
      await at.page.evaluate(() => {
        const [element] = document.getElementsByTagName('stytch-identity-provider')
        Object.assign(element ?? {}, { strings: { 'idpConsent.noActiveSession': 'Who are you?' } })
      })
      await at.text('Who are you?').last().waitFor()
    })

    inLongRun('e2e/compat/names')(
      'a selector that matches nothing is refused with the name of the function',
      async () => {
        const { at, ask } = await start({ elementId: '#nowhere' })
        await ask()
        expect(await at.thrown()).toEqual([expect.stringMatching(/ mountIdentityProvider\(\)\.$/)])
      },
    )
  },
)
