/** The official clients, unmodified, between another app and this service: each version in its own dialect. */

import { sessions, users } from '@portico/contract'
import { takeFirst } from '@portico/testkit/run'
import { afterAll, describe, expect, test } from 'vitest'
import { startClientApp, visitClientApp } from '../support/client-app.ts'
import { inLongRun } from '../support/in-long-run.ts'
import { widgetVersions } from './support/official-versions.ts'
import { prepareOfficial } from './support/prepare-official.ts'
import { signInOfficial } from './support/sign-in-official.ts'

const signInTitle = 'Sign in to Inkwell with Fieldnotes'
const customTitle = 'Inkwell wants to access your Fieldnotes account'
const noSession = 'No active session detected. Please log in to continue.'

/** What version 6 makes public. */
type OfficialIdp = Record<
  'oauthAuthorizeStart' | 'oauthAuthorizeSubmit' | 'oauthLogoutStart',
  (body: object) => Promise<unknown>
>

const app = await startClientApp()
const idp = app.project.identityProvider
const own = idp?.clientApps.map((notes) => ({
  ...notes,
  clientId: 'press',
  name: 'Fieldnotes Press',
  isFirstParty: true,
  metadata: { ...notes.metadata, scope: 'openid full_access' },
}))
const getFixture = prepareOfficial({
  world: {
    project: {
      ...app.project,
      ...(idp && { identityProvider: { ...idp, clientApps: [...idp.clientApps, ...(own ?? [])] } }),
    },
  },
})
afterAll(() => app.stop())

describe.each(widgetVersions)('signing in to another app, with version %s', (name, version) => {
  const isOlder = version.name.startsWith('5')
  const paths = isOlder
    ? { start: '/sdk/v1/oauth/authorize/start', submit: '/sdk/v1/oauth/authorize' }
    : {
        start: '/sdk/v1/idp/oauth/authorize/start',
        submit: '/sdk/v1/idp/oauth/authorize/submit',
      }

  /** Opens the host page as a person of their own, and the way to the client app. */
  async function start({ person, as }: { person?: string; as?: string } = {}) {
    const { world, visit } = getFixture()
    const at = await visit({ entry: version.idp })
    if (person) await signInOfficial(at, world, `${person}-${name}@example.com`)
    const tokens = await at.page.evaluate(() => window.official.session.getTokens())
    const session = tokens?.session_token ?? ''
    const visitor = await visitClientApp(app, world, at.page, { as })
    const widget = at.page.locator('#sign-in')
    const text = (words: string) => widget.getByText(words)
    const press = (button: string) =>
      widget.getByRole('button', { name: button, exact: true }).click()
    /** Lets the service decide, and keeps the page where it is; what the answer leads to. */
    const holdLeaving = async () => {
      const led: string[] = []
      await at.page.route(`${world.origin}${paths.submit}`, async (route) => {
        const response = await route.fetch({ maxRedirects: 0 })
        led.push(response.headers().location ?? (await response.json()).data.redirect_uri)
        await (isOlder ? route.fulfill({ status: 204 }) : route.fulfill({ response }))
      })
      await at.page.route(`${app.origin}/**`, (route) => route.fulfill({ status: 204 }))
      return led
    }
    const isSignedIn = async () =>
      (await world.call(users.me, undefined, { session })).status === 200
    return { world, at, session, widget, text, press, holdLeaving, isSignedIn, ...visitor }
  }

  test('a user allows the app: it gets tokens, and each version calls its own paths', async () => {
    const { at, ask, text, press, waitForTokens } = await start({ person: 'ada' })
    await ask()
    await text(signInTitle).waitFor()
    await text('Verify your identity').waitFor()
    await text('View your personal profile information').waitFor()
    await press('Allow')
    const tokens = await waitForTokens()
    expect(tokens.scope?.split(' ').sort()).toEqual(['email', 'openid', 'profile'])
    expect(tokens.claims()).toMatchObject({ aud: 'notes' })
    const asked = at.calls.filter((call) => call.includes('/oauth/'))
    expect(asked).toEqual([`POST ${paths.start}`, `POST ${paths.submit}`])
    await at.expectClean()
  })

  inLongRun('e2e/identity-provider')('the host receives the events of the flow', async () => {
    const { at, ask, text, press, holdLeaving } = await start({ person: 'bob' })
    const led = await holdLeaving()
    await ask()
    await press('Deny')
    await expect.poll(at.events, { timeout: 30_000 }).toEqual([
      {
        type: 'OAUTH_AUTHORIZE_FLOW_START',
        data: {
          client_id: 'notes',
          redirect_uri: `${app.origin}/callback`,
          scope: 'openid email profile',
        },
      },
      { type: 'OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED', data: {} },
    ])
    // the newer version goes on turning until the app's page is there
    if (isOlder) await text('Access to the application was denied.').waitFor()
    await expect.poll(() => led, { timeout: 30_000 }).toHaveLength(1)
    expect(led[0]).toContain('error=access_denied')

    await ask({ prompt: 'consent' })
    await press('Allow')
    await expect
      .poll(at.events, { timeout: 30_000 })
      .toMatchObject([
        { type: 'OAUTH_AUTHORIZE_FLOW_START' },
        { type: 'OAUTH_AUTHORIZE_FLOW_COMPLETE', data: {} },
      ])
    expect(await at.errors()).toEqual([])
  })

  inLongRun('e2e/identity-provider')(
    'a user denies the app: it receives the error and no token',
    async () => {
      const { at, ask, press, waitForAnswer } = await start({ person: 'cleo' })
      await ask({ state: 'state-of-the-app' })
      await press('Deny')
      const answer = await waitForAnswer()
      expect(answer.get('error')).toBe('access_denied')
      expect(answer.get('state')).toBe('state-of-the-app')
      expect(answer.get('code')).toBeNull()
      await at.expectClean()
    },
  )

  inLongRun('e2e/identity-provider')(
    'a user who has consented is not asked again, unless the app requests it',
    async () => {
      const { at, ask, text, press, waitForTokens } = await start({ person: 'dora' })
      await ask()
      await press('Allow')
      await waitForTokens()
      await ask()
      expect((await waitForTokens()).claims()).toMatchObject({ aud: 'notes' })
      await ask({ prompt: 'consent' })
      await text(signInTitle).waitFor()
      await at.expectClean()
    },
  )

  test('a first-party app skips consent; its full access token signs the user in', async () => {
    const { at, session, ask, waitForTokens } = await start({ person: 'eve', as: 'press' })
    await ask({ scope: 'openid full_access' })
    const { access_token } = await waitForTokens()
    await at.page.goto(getFixture().welcomeUrl)
    await at.status.getByText(`Signed in as eve-${name}@example.com`).waitFor()
    const exchanged = await at.page.evaluate(
      (token) =>
        window.official.session.exchangeAccessToken({
          access_token: token,
          session_duration_minutes: 30,
        }),
      access_token,
    )
    expect(exchanged).toMatchObject({
      status_code: 200,
      session: {
        authentication_factors: expect.arrayContaining([
          expect.objectContaining({
            delivery_method: 'oauth_access_token_exchange',
            oauth_access_token_exchange_factor: { client_id: 'press' },
          }),
        ]),
      },
    })
    expect(exchanged.session_token).not.toBe(session)
    await at.expectClean()
  })

  inLongRun('e2e/identity-provider')(
    'custom scopes get their own screen title; scopes that the user may not grant are left out',
    async () => {
      const { at, ask, text, press, waitForTokens } = await start({ person: 'finn' })
      await ask({ scope: 'openid notes:read notes:share' })
      await text(customTitle).waitFor()
      // the older version lists standard scopes alone, and does not tell what cannot be given
      if (!isOlder) {
        await text('Read the notebooks you own').waitFor()
        await text(
          'You do not have permissions to grant Inkwell access to some of the requested scopes.',
        ).click()
        await text('Share your notebooks').waitFor()
      }
      await press('Allow')
      const { scope } = await waitForTokens()
      expect(scope?.split(' ').sort()).toEqual(['notes:read', 'openid'])
      await at.expectClean()
    },
  )

  inLongRun('e2e/identity-provider').each(
    takeFirst(
      [
        ['client_id', '?redirect_uri=https%3A%2F%2Fapp.example'],
        ['redirect_uri', '?client_id=notes'],
        ['client_id', '?post_logout_redirect_uri=https%3A%2F%2Fapp.example'],
      ],
      1,
    ),
  )('without %s no request is sent to the service', async (param, query) => {
    const { at, text } = await start({ person: 'gus' })
    await at.page.goto(new URL(`/authorize${query}`, at.page.url()).href)
    const sentence = `Required parameter is missing: ${param}. Please reach out to the application developer.`
    await text(sentence).waitFor()
    expect(await at.errors()).toEqual([sentence])
    expect(at.calls.filter((call) => call.includes('/oauth/'))).toEqual([])
  })

  inLongRun('e2e/identity-provider')(
    'the widget says when nobody is signed in, and sends no request',
    async () => {
      const { at, ask, text } = await start()
      await ask()
      await text(noSession).waitFor()
      expect(at.calls.filter((call) => call.includes('/oauth/'))).toEqual([])
      await at.expectClean()
    },
  )

  test('the widget shows an error when the session has ended, and the app receives nothing', async () => {
    const { world, at, session, ask, text, widget } = await start({ person: 'hal' })
    await world.call(sessions.revoke, undefined, { session })
    await ask()
    await text(noSession).or(widget.getByText('Looks like there was an error!')).first().waitFor()
    expect(at.page.url()).toContain('/authorize?')
    expect(at.calls).not.toContain(`POST ${paths.submit}`)
  })

  test.each(
    takeFirst(
      [
        ['an unknown app', { client_id: 'nobody' }, 'connected_app_not_found'],
        [
          'an unregistered redirect URI',
          { redirect_uri: 'https://evil.example/cb' },
          'connected_app_supplied_redirect_url_not_found_in_client',
        ],
      ],
      1,
    ),
  )('%s is shown and reported, and the page does not redirect', async (_, asked, type) => {
    const { at, ask, text } = await start({ person: 'ida' })
    await ask(asked)
    await text('Looks like there was an error!').waitFor()
    expect(await at.errors()).toEqual([type])
    expect(at.page.url()).toContain('/authorize?')
    expect(at.strays).toEqual([])
    expect(at.calls).not.toContain(`POST ${paths.submit}`)
  })

  inLongRun('e2e/identity-provider')(
    'an app with a valid id_token_hint logs the user out at once',
    async () => {
      const { at, ask, press, askToLogOut, waitForAnswer, waitForTokens, isSignedIn } = await start(
        {
          person: 'jo',
        },
      )
      await ask()
      await press('Allow')
      const { id_token = '' } = await waitForTokens()
      expect(await isSignedIn()).toBe(true)
      await askToLogOut({ id_token_hint: id_token, state: 'bye-1' })
      expect((await waitForAnswer()).get('state')).toBe('bye-1')
      expect(at.page.url()).toContain(`${app.origin}/bye`)
      expect(await isSignedIn()).toBe(false)
      await at.expectClean()
    },
  )

  inLongRun('e2e/identity-provider')(
    'any other app’s log-out asks first: No keeps the user signed in, Yes signs them out',
    async () => {
      const { at, text, press, askToLogOut, waitForAnswer, isSignedIn } = await start({
        person: 'kim',
      })
      await askToLogOut({})
      await text('Log out?').waitFor()
      await text('Are you sure you want to log out of your Fieldnotes account?').waitFor()
      await press('No')
      await text('You have not been logged out. You may close this page.').waitFor()
      expect(await isSignedIn()).toBe(true)
      expect(at.page.url()).toContain('/authorize?')

      await askToLogOut({})
      await press('Yes')
      await waitForAnswer()
      expect(at.page.url()).toContain(`${app.origin}/bye`)
      expect(await isSignedIn()).toBe(false)
      await at.expectClean()
    },
  )

  inLongRun('packages/service/src/identity-provider/hosted-pages/hosted-pages')(
    'a log-out to an unregistered redirect URI does not redirect',
    async () => {
      const { at, text, askToLogOut, isSignedIn } = await start({ person: 'lea' })
      await askToLogOut({ post_logout_redirect_uri: 'https://evil.example/bye' })
      await text('Looks like there was an error!').waitFor()
      expect(await at.errors()).toEqual(['connected_app_supplied_redirect_url_not_found_in_client'])
      expect(await isSignedIn()).toBe(true)
      expect(at.strays).toEqual([])
    },
  )

  inLongRun('packages/service/src/identity-provider/revoked')(
    'the user sees the connected apps, and revokes one',
    async () => {
      const { at, ask, text, press, waitForTokens } = await start({ person: 'mia' })
      const list = () => at.page.evaluate(() => window.official.user.getConnectedApps())
      expect((await list()).connected_apps).toEqual([])
      await ask()
      await press('Allow')
      await waitForTokens()
      await at.page.goto(getFixture().welcomeUrl)
      await at.status.getByText(`Signed in as mia-${name}@example.com`).waitFor()
      const [connected] = (await list()).connected_apps
      expect(connected).toMatchObject({
        connected_app_id: 'notes',
        name: 'Inkwell',
        client_type: 'third_party_public',
      })
      await at.page.evaluate(() => window.official.user.revokedConnectedApp('notes'))
      expect((await list()).connected_apps).toEqual([])
      await ask()
      await text(signInTitle).waitFor()
      await at.expectClean()
    },
  )
})

test('a page without the widget can authorize an app and log out with the calls of version 6', async () => {
  const { world, visit } = getFixture()
  const at = await visit({ entry: 'six-headless' })
  await signInOfficial(at, world, 'nia@example.com')
  const request = {
    client_id: 'notes',
    redirect_uri: `${app.origin}/callback`,
    response_type: 'code',
    scopes: ['openid', 'notes:share'],
    state: 'state-1',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  }
  const logout = { client_id: 'notes', post_logout_redirect_uri: `${app.origin}/bye` }
  const call = (name: keyof OfficialIdp, body: object) =>
    at.page.evaluate(
      ([key, value]) => (window.official as unknown as { idp: OfficialIdp }).idp[key](value), // of version 6
      [name, body] as const,
    )
  expect(await call('oauthAuthorizeStart', request)).toMatchObject({
    status_code: 200,
    consent_required: true,
    client: { client_id: 'notes', client_name: 'Inkwell' },
    scope_results: [
      { scope: 'openid', is_grantable: true },
      { scope: 'notes:share', is_grantable: false, description: 'Share your notebooks' },
    ],
  })
  expect(await call('oauthAuthorizeSubmit', { ...request, consent_granted: true })).toMatchObject({
    redirect_uri: expect.stringContaining(`${app.origin}/callback?`),
    authorization_code: expect.any(String),
  })
  expect(await call('oauthLogoutStart', logout)).toMatchObject({
    consent_required: true,
    redirect_uri: expect.stringContaining(logout.post_logout_redirect_uri),
  })
  await at.expectClean()
})
