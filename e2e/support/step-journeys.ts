/** The second step of a sign-in in the browser: how journeys begin, and what all of its screens keep. */
import { expectAccessible, type World } from '@portico/testkit'
import { createTestProject } from '@portico/testkit/world'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { byPassword } from './configurations.ts'
import type { MountOptions } from './host-options.ts'
import { prepareJourneys, type Visit } from './journey.ts'
import type { SignInPage } from './sign-in-page.ts'
import { toStrictPolicy } from './strict-policy.ts'
import { main, type surfaces } from './surfaces.ts'

export const ada = 'ada@example.com'
export const password = 'Seven wooden lighthouses 7'
export const mainTitle = 'Sign up or log in'
export const tooLate = 'This sign-in took too long. Go back and start it again.'

type Project = ReturnType<typeof createTestProject>
type Factors = Project['factors']
type HostedMethods = Project['identityProvider']['signInMethods']

/** How a journey begins. */
export interface Way {
  readonly surface?: (typeof surfaces)[number]
  readonly mount?: MountOptions
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** Presses the button of exactly this name. */
export const press = ({ widget }: SignInPage, name: string) =>
  widget.getByRole('button', { name, exact: true }).click()
export const isSignedIn = (at: SignInPage) => at.status.getByText(`Signed in as ${ada}`).waitFor()
export const isSignedOut = async (at: SignInPage) =>
  expect(await at.status.textContent()).toBe('Signed out')

/** Types the password. */
export async function submitPassword(at: SignInPage) {
  await at.passwordField.fill(password)
  await press(at, 'Continue')
}

/**
 * Prepares journeys in a project that asks for a second step. Each begins after the address, at the question for the password.
 *
 * @param createUser makes the account, and returns what the journey needs of it
 * @param project further settings of the project
 */
export function prepareSteps<User>(
  factors: Factors,
  createUser: (world: World) => Promise<User>,
  project: Partial<Project> = {},
) {
  const start = prepareJourneys()
  return async function begin({ surface = main, mount = byPassword, prepare }: Way = {}) {
    const journey = await start({
      surface,
      policy: toStrictPolicy(),
      world: { project: { ...project, factors } },
    })
    const { world } = journey
    const user = await createUser(world)
    const at = await journey.visit({ mount, ...(prepare && { prepare }) })
    await at.submitEmail(ada)
    return { world, at, user }
  }
}

/** Looks at a screen in both schemes: it can be used by everyone, and nothing is wider than the page. */
export async function expectFitting({ page }: Pick<Visit, 'page'>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  const isWider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(isWider).toBe(false)
}

/** The settings of a hosted page with these methods. */
export const toHostedBy = (...signInMethods: HostedMethods) => ({
  ...createTestProject().identityProvider,
  path: '',
  signInMethods,
})
