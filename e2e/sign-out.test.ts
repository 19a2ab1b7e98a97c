/** What a widget shows once it has signed the user in, and once the session ends: by every method, in every tab. */

import { passwords } from '@portico/contract/methods/passwords'
import { isLongRun, takeFirst, takeRows, takeTurns } from '@portico/testkit/run'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { methodIds } from '../packages/widget/src/methods/all-methods.ts'
import { prepareReact } from './react-host/prepare-react.ts'
import { byPassword } from './support/configurations.ts'
import type { MountOptions } from './support/host-options.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys } from './support/journey.ts'
import { findWay, isSignedIn, type Visited, withProvider } from './support/sign-in-ways.ts'
import { main } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const ada = 'ada@example.com'
const password = 'seven wooden lighthouses'
const newPassword = 'nine copper submarines'
const title = 'Sign up or log in'

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out of Fieldnotes' }).click()
const isSignedOut = (page: Page) => page.locator('#status').getByText('Signed out').waitFor()

const startJourney = prepareJourneys()
const startReact = prepareReact(19)

const open = async (by: 'calls' | 'elements', config: MountOptions['config']) => {
  const { visit, world } = await startJourney({ surface: main, world: { project: withProvider } })
  return { ...(await visit({ mount: { by, config } })), world }
}
type Host = (config: MountOptions['config']) => Promise<Visited>

const hosts: Record<string, Host> = {
  'mount calls': (config) => open('calls', config),
  elements: (config) => open('elements', config),
  async React(config) {
    const { visit, world } = await startReact({ world: { project: withProvider } })
    const at = await visit({ page: 'kept', config })
    return { ...at, world }
  },
}

async function start(id: string, host: Host, options: MountOptions['config'] = {}) {
  const way = findWay(id)
  const at = await host({ ...way.config, ...options })
  await way.prepare?.(at)
  await at.page.reload()
  await at.heading(title).waitFor()
  const signIn = async () => {
    await way.signIn(at)
    await isSignedIn(at.page)
  }
  return { ...at, signIn }
}

/** Replaces a forgotten password with the link in the mail. */
async function resetPassword(by: 'calls' | 'elements', options: MountOptions['config'] = {}) {
  const { visit, world, host } = await startJourney({ surface: main })
  await world.call(passwords.create, { email: ada, password })
  const at = await visit({
    mount: { by, config: { ...byPassword.config, ...options } },
    path: null,
  })
  await world.call(passwords.resetByEmailStart, {
    email: ada,
    reset_password_redirect_url: `${host.origin}/reset`,
    login_redirect_url: `${host.origin}/reset`,
  })
  await at.page.goto(await world.inbox.linkFor(ada))
  await at.submitPassword(newPassword)
  await isSignedIn(at.page)
  return { at, world }
}

const formOf = (page: Page) => page.getByRole('heading', { name: title, exact: true })

/** Each method with each way to mount. Each change takes each way with a method of its own, and `snippet` signs out with
 * two of the other methods. */
const mountedMethods = Object.entries(hosts).flatMap(([by, host], row) =>
  takeRows(
    methodIds,
    methodIds.filter((_, column) => column === row + 3),
  ).map((id) => [id, by, host] as const),
)

describe('a page that shows the form', () => {
  test.each(mountedMethods)(
    'E1: after a sign-out here or in another tab, every tab shows the form again, and it signs in again: %s, mounted by %s',
    async (id, _by, host) => {
      const { page, signIn } = await start(id, host)
      const url = page.url()
      await signIn()
      const other = await page.context().newPage()
      await other.goto(url)
      await isSignedIn(other)
      // the long run takes the first tab once more, after the other one
      for (const [turn, tab] of takeRows([page, other, page], [other, page]).entries()) {
        if (turn > 0) await signIn()
        // a tab that has not heard of the session yet has none to end
        await isSignedIn(tab)
        await signOut(tab)
        for (const each of [page, other]) {
          await isSignedOut(each)
          await formOf(each).waitFor()
          expect(await each.getByRole('heading', { name: 'Success!' }).count()).toBe(0)
        }
      }
      if (isLongRun) await signIn()
    },
  )
})

describe('a page that shows the signed-in user in the card', () => {
  const withCard = { signedIn: { continueURL: '/members' } }
  const card = (page: Page) => page.getByRole('heading', { name: 'You are signed in', exact: true })

  test.each(takeRows(methodIds, methodIds.slice(0, 1)))(
    'E3: "Continue" is there at once, in every tab, and the form after a sign-out: %s',
    async (id) => {
      const { page, signIn } = await start(id, hosts['mount calls'] as Host, withCard)
      const other = await page.context().newPage()
      await other.goto(page.url())
      await formOf(other).waitFor()
      await signIn()
      for (const each of [page, other]) await card(each).waitFor()
      await isSignedIn(other)
      await signOut(other)
      for (const each of [page, other]) await formOf(each).waitFor()
      await signIn()
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await page.waitForURL('**/members')
    },
  )

  inLongRun(
    'e2e/sign-out',
    'E3: "Continue" is there at once, in every tab, and the form after a sign-out: %s',
  )('E3: after a password reset as well', async () => {
    const { at } = await resetPassword('calls', withCard)
    await card(at.page).waitFor()
    await signOut(at.page)
    await formOf(at.page).waitFor()
  })
})

describe.each(takeFirst(['calls', 'elements'] as const))(
  'a page with the password reset, by %s',
  (by) => {
    test('E1: shows the form after a sign-out, and it signs in again', async () => {
      const { at } = await resetPassword(by)
      await at.heading('Success!').waitFor()
      const other = await at.page.context().newPage()
      await other.goto(at.origin())
      await isSignedIn(other)
      await signOut(other)
      for (const each of [at.page, other]) await formOf(each).waitFor()
      await at.submitEmail(ada)
      await at.submitPassword(newPassword)
      await isSignedIn(at.page)
    })
  },
)
