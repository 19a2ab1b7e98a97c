/** The screens and states of the identity provider; see `screen-states.ts`. What client apps ask is made up here. */
import type { World } from '@portico/testkit'
import type { Page } from 'playwright-core'
import type { MountOptions } from './host-options.ts'
import type { Visit } from './journey.ts'
import type { ScreenState } from './screen-states.ts'
import { signInByCookie } from './sign-in-by-cookie.ts'

/** The page that other apps send people to. */
export const identityProvider: MountOptions = { config: {} }

const houseLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26" width="26" height="26" fill="none" stroke="#6E61D8" stroke-width="2">' +
  '<circle cx="13" cy="13" r="11"/><ellipse cx="13" cy="13" rx="5" ry="11"/><path d="M2.7 9h20.6M2.7 17h20.6"/></svg>'
/** The same of a house with a logo. */
const withHouse: MountOptions = {
  ...identityProvider,
  presentation: {
    options: { logo: { url: `data:image/svg+xml,${encodeURIComponent(houseLogo)}` } },
  },
}

const longName = 'International Fieldnotes Cooperative for Alpine Naturalists'
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"><rect width="50" height="50" rx="8" fill="#2F5D50"/>' +
  '<path d="M12 31c7 0 9-9 14-9s6 5 12 3M14 22c6 0 8-6 12-6s6 3 11 2" fill="none" stroke="#fff" stroke-width="3"/></svg>'
const appUrl = 'https://app.fieldnotes.example'
const signIn = { client_id: 'app-1', redirect_uri: `${appUrl}/cb` }
const signOut = { client_id: 'app-1', post_logout_redirect_uri: `${appUrl}/bye` }
const standard = { openid: true, profile: true, email: true, phone: true, offline_access: true }
const custom = {
  openid: true,
  'notes:read': true,
  'notes:share': true,
  'members:manage': false,
  'billing:write': false,
}
const many = Object.fromEntries(
  [
    'openid',
    'email',
    ...Array.from({ length: 10 }, (_, index) => `notebook-${index + 1}:read`),
  ].map((scope) => [scope, true]),
)
const described = {
  'notes:read': 'Read the notebooks you own',
  'members:manage': 'Manage members of your workspace',
}

/** Changes the project's name and scopes. */
const nameProject = (page: Page) =>
  page.route('**/projects/bootstrap/*', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    const scopes = Object.entries(described).map(([scope, description]) => ({
      scope,
      description,
      permissions: [],
    }))
    const rbac_policy = { roles: [], resources: [], scopes }
    await route.fulfill({
      response,
      json: { data: { ...data, project_name: 'Meridian', rbac_policy } },
    })
  })

/** An answer across origins, as the service gives it. */
const answer = (page: Page, pattern: string, data: object) =>
  page.route(pattern, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.continue()
      : route.fulfill({
          headers: {
            'access-control-allow-origin': route.request().headers().origin ?? '*',
            'access-control-allow-credentials': 'true',
          },
          json: { data: { request_id: 'request-id-test-1', status_code: 200, ...data } },
        }),
  )

/** A refusal across origins, as the service gives it. */
const refuse = (page: Page, pattern: string, error_details: object) =>
  page.route(pattern, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.continue()
      : route.fulfill({
          status: 403,
          headers: {
            'access-control-allow-origin': route.request().headers().origin ?? '*',
            'access-control-allow-credentials': 'true',
          },
          json: {
            status_code: 403,
            request_id: 'request-id-test-1',
            error_type: 'insufficient_factors',
            error_message: 'No.',
            error_url: '',
            error_details,
          },
        }),
  )

const ask = (scopes: Record<string, boolean>, client_name = 'Fieldnotes') => {
  const svg = `data:image/svg+xml,${encodeURIComponent(logo)}`
  return async (page: Page) => {
    await nameProject(page)
    await answer(page, '**/idp/oauth/authorize/start', {
      consent_required: true,
      client: { client_id: 'app-1', client_name, client_logo_url: svg },
      scope_results: Object.entries(scopes).map(([scope, is_grantable]) => ({
        scope,
        is_grantable,
        description: '',
      })),
    })
  }
}

/** The client app has no page, so that a state that is left at once can be looked at. */
async function submit(page: Page, reply: object) {
  await page.route(`${appUrl}/**`, (route) => route.fulfill({ status: 204 }))
  await answer(page, '**/idp/oauth/authorize/submit', { redirect_uri: `${appUrl}/cb`, ...reply })
}

async function open(at: Visit, world: World, query: Record<string, string>, isSignedIn = true) {
  if (isSignedIn) await signInByCookie(world, at.page, undefined, at.origin())
  await at.open(`/authorize?${new URLSearchParams(query)}`)
}

async function toConsent(at: Visit, world: World) {
  await open(at, world, signIn)
  // which fonts a machine has decides whether it is on the screen
  await at.widget.getByRole('button', { name: 'Allow' }).scrollIntoViewIfNeeded()
  await at.widget.locator('[data-sight="plain"]').waitFor()
}

const authorizeStates: ScreenState[] = [
  {
    name: 'Choose an account',
    async prepare(page: Page) {
      await nameProject(page)
      await answer(page, '**/idp/oauth/authorize/start', {
        account_selection_required: true,
        consent_required: false,
        client: { client_id: 'app-1', client_name: 'Fieldnotes' },
        scope_results: [],
      })
    },
    async reach(at: Visit, world: World) {
      await open(at, world, { ...signIn, prompt: 'select_account' })
      await at.heading('Choose an account').waitFor()
    },
  },
  {
    name: 'Further proof',
    async prepare(page: Page) {
      await nameProject(page)
      await refuse(page, '**/idp/oauth/authorize/start', {
        step_up: { factors: 2, ways: ['totp', 'password'] },
        client_name: 'Fieldnotes',
      })
    },
    async reach(at: Visit, world: World) {
      await open(at, world, { ...signIn, acr_values: '2' })
      await at.heading("Confirm it's you").waitFor()
      await at.widget.locator('input:focus').waitFor()
    },
  },
  { name: 'Consent', mount: withHouse, prepare: ask(standard), reach: toConsent },
  {
    name: 'Consent, custom scopes, note open',
    prepare: ask(custom),
    async reach(at: Visit, world: World) {
      await toConsent(at, world)
      await at.widget.getByRole('button', { name: 'You do not have permissions' }).click()
      await at.text('Use the billing:write scope').waitFor()
    },
  },
  {
    name: 'Consent, long name',
    mount: withHouse,
    prepare: ask(custom, longName),
    reach: toConsent,
  },
  { name: 'Consent, many scopes', prepare: ask(many), reach: toConsent },
  {
    name: 'Allow was covered',
    prepare: ask(standard),
    async reach(at: Visit, world: World) {
      await toConsent(at, world)
      const cover = await at.page.evaluateHandle(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('html { opacity: 0.5 }')
        document.adoptedStyleSheets.push(sheet)
        return sheet
      })
      await at.widget.locator('[data-sight="doubtful"]').waitFor()
      const box = await at.widget.getByRole('button', { name: 'Allow' }).boundingBox()
      await at.page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
      await at.text('Nothing has been allowed yet').last().waitFor()
      await cover.evaluate((sheet) => sheet.replaceSync(''))
    },
  },
  {
    name: 'Allowing',
    async prepare(page: Page) {
      await ask(standard)(page)
      await page.route('**/idp/oauth/authorize/submit', () => new Promise<void>(() => {}))
    },
    async reach(at: Visit, world: World) {
      await toConsent(at, world)
      await at.widget.getByRole('button', { name: 'Allow' }).click()
      await at.widget.locator('[aria-busy="true"]').waitFor()
    },
  },
  {
    name: 'Allowed',
    async prepare(page: Page) {
      await ask(standard)(page)
      await submit(page, { authorization_code: 'code-1' })
    },
    async reach(at: Visit, world: World) {
      await toConsent(at, world)
      await at.widget.getByRole('button', { name: 'Allow' }).click()
      await at.heading('Success!').waitFor()
    },
  },
  {
    name: 'Denied',
    async prepare(page: Page) {
      await ask(standard)(page)
      await submit(page, {})
    },
    async reach(at: Visit, world: World) {
      await toConsent(at, world)
      await at.widget.getByRole('button', { name: 'Deny' }).click()
      await at.heading('Access to the application was denied.').waitFor()
    },
  },
  {
    name: 'Nobody signed in',
    async reach(at: Visit, world: World) {
      await open(at, world, signIn, false)
      await at.text('No active session detected.').last().waitFor()
    },
  },
  {
    name: 'Parameter missing',
    async reach(at: Visit, world: World) {
      await open(at, world, { client_id: 'app-1' })
      await at.text('Required parameter is missing: redirect_uri.').waitFor()
    },
  },
].map((state) => ({ mount: identityProvider, ...state, sheet: 'idp', path: null }))

const askToLogOut = async (page: Page) => {
  await nameProject(page)
  await answer(page, '**/oauth/logout/start', {
    consent_required: true,
    redirect_uri: `${appUrl}/bye`,
  })
}

async function toLogout(at: Visit, world: World) {
  await open(at, world, signOut)
  await at.heading('Log out?').waitFor()
}

const logoutStates: ScreenState[] = [
  { name: 'Log out', reach: toLogout },
  {
    name: 'After No',
    async reach(at: Visit, world: World) {
      await toLogout(at, world)
      await at.widget.getByRole('button', { name: 'No' }).click()
      await at.text('You have not been logged out.').last().waitFor()
    },
  },
].map((state) => ({
  ...state,
  sheet: 'idp',
  mount: identityProvider,
  path: null,
  prepare: askToLogOut,
}))

/** All of them. */
export const idpScreenStates: readonly ScreenState[] = [...authorizeStates, ...logoutStates]
