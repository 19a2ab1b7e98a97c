/** The screens and states of passwords; see `screen-states.ts`. What the service says of a password is made up here. */
import { otp } from '@portico/contract/methods/otp'
import { passwords } from '@portico/contract/methods/passwords'
import type { World } from '@portico/testkit'
import type { Page } from 'playwright-core'
import { byPassword, byPasswordOrCode } from './configurations.ts'
import { createGuardedAccount } from './create-guarded-account.ts'
import type { Visit } from './journey.ts'
import type { ScreenState } from './screen-states.ts'

const ada = 'ada@example.com'
const good = 'quiet-harbor-violin'

/** Changes what the service answers. */
const change = (pattern: string, status: number, toBody: (body: Body) => object) => (page: Page) =>
  page.route(pattern, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, status, json: toBody(await response.json()) })
  })

interface Body {
  readonly data?: { readonly feedback: object }
}

const answerStrength = (verdict: object, feedback: object = {}) =>
  change('**/strength_check', 200, ({ data }) => ({
    data: {
      ...data,
      valid_password: false,
      breached_password: false,
      ...verdict,
      feedback: { ...data?.feedback, warning: '', suggestions: [], ...feedback },
    },
  }))

const refuseLogIn = (error_type: string) =>
  change('**/passwords/authenticate', 400, (body) => ({ ...body, error_type }))

const signUp = (world: World) => world.call(passwords.create, { email: ada, password: good })

async function signUpByCode(world: World) {
  const sent = await world.call(otp.emailLoginOrCreate, { email: ada })
  await world.call(otp.authenticate, {
    token: await world.inbox.codeFor(ada),
    method_id: sent.data?.method_id ?? '',
  })
}

async function toCreate(at: Visit) {
  await at.submitEmail(ada)
  await at.passwordField.waitFor()
}

async function toLogIn(at: Visit, world: World) {
  await signUp(world)
  await at.submitEmail(ada)
  await at.heading('Log In').waitFor()
}

async function forget(at: Visit, world: World) {
  await toLogIn(at, world)
  await at.widget.getByRole('button', { name: 'Forgot Password?' }).click()
  await at.heading('Forgot password?').waitFor()
}

async function follow(at: Visit, world: World, kind: string) {
  await forget(at, world)
  const { links } = await world.inbox.next(ada)
  await at.page.goto(links.find((link) => link.kind === kind)?.url ?? '')
}

async function followUsed(at: Visit, world: World) {
  await forget(at, world)
  const { links } = await world.inbox.next(ada)
  const link = links.find(({ kind }) => kind === 'reset_password')?.url ?? ''
  const token = new URL(link).searchParams.get('token') ?? ''
  await world.call(passwords.resetByEmail, { token, password: 'nine copper submarines' })
  await at.page.goto(link)
  await at.heading('This link no longer works').waitFor()
}

/** At the reset form of somebody whose account an authenticator app guards. */
async function askFurtherFactor(at: Visit, world: World) {
  await createGuardedAccount(world, ada, good)
  await at.submitEmail(ada)
  await at.widget.getByRole('button', { name: 'Forgot Password?' }).click()
  const { links } = await world.inbox.next(ada)
  await at.page.goto(links.find(({ kind }) => kind === 'reset_password')?.url ?? '')
  await at.submitPassword('nine copper submarines')
  await at.heading("Confirm it's you").waitFor()
  await at.widget.locator('input:focus').waitFor()
}

const meter = (at: Visit) => at.widget.getByRole('meter').waitFor({ state: 'attached' })

/** States of the create screen, by what the service says of the password. */
const strengthStates: ScreenState[] = [
  {
    name: 'Create, score 0 or 1',
    prepare: answerStrength(
      { score: 0 },
      {
        warning: 'This is a top-10 common password',
        suggestions: ['Add another word or two. Uncommon words are better.'],
      },
    ),
    reach: async (at: Visit) => {
      await toCreate(at)
      await at.passwordField.fill('password')
      await meter(at)
    },
  },
  {
    name: 'Create, score 2',
    prepare: answerStrength(
      { score: 2 },
      {
        warning: 'Straight rows of keys are easy to guess',
        suggestions: ['Use a longer keyboard pattern with more turns'],
      },
    ),
    reach: async (at: Visit) => {
      await toCreate(at)
      await at.passwordField.fill('qwertyuio')
      await meter(at)
    },
  },
  {
    name: 'Create, score 3',
    prepare: answerStrength({ score: 3, valid_password: true }),
    reach: async (at: Visit) => {
      await toCreate(at)
      await at.passwordField.fill('quiet-harbor1')
      await meter(at)
    },
  },
  {
    name: 'Create, score 4, shown',
    prepare: answerStrength({ score: 4, valid_password: true }),
    reach: async (at: Visit) => {
      await toCreate(at)
      await at.passwordField.fill(good)
      await at.widget.getByRole('button', { name: 'Show password' }).click()
      await meter(at)
    },
  },
  {
    name: 'Create, luds checklist',
    prepare: answerStrength(
      { strength_policy: 'luds' },
      { luds_requirements: { missing_characters: 1, missing_complexity: 0 } },
    ),
    reach: async (at: Visit) => {
      await toCreate(at)
      await at.passwordField.fill('Harbor7')
      await at.widget.getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'Create, breached',
    prepare: answerStrength({ breached_password: true }),
    reach: async (at: Visit) => {
      await toCreate(at)
      await at.passwordField.fill('correct horse')
      await at.text('This password may have been used').first().waitFor()
    },
  },
].map((state) => ({ ...state, sheet: 'password', mount: byPassword }))

const others: readonly ScreenState[] = [
  { name: 'Create', reach: toCreate },
  { name: 'Log in', reach: toLogIn },
  { name: 'Log in, or by email', mount: byPasswordOrCode, reach: toLogIn },
  {
    name: 'Log in, wrong password',
    async reach(at: Visit, world: World) {
      await toLogIn(at, world)
      await at.submitPassword('nine copper submarines')
      await at.text('Unauthorized credentials.').first().waitFor()
    },
  },
  { name: 'Forgot', reach: forget },
  {
    name: 'Forgot, email resent',
    async reach(at: Visit, world: World) {
      await forget(at, world)
      await at.widget.getByRole('button', { name: 'Resend email' }).click()
      await at.text('Email sent').waitFor()
      await at.text('Email resent').first().waitFor()
    },
  },
  {
    name: 'Breached',
    prepare: refuseLogIn('breached_password'),
    async reach(at: Visit, world: World) {
      await toLogIn(at, world)
      await at.submitPassword('wrong')
      await at.heading('Check your email to set a new password').waitFor()
    },
  },
  {
    name: 'Reset required',
    prepare: refuseLogIn('reset_password'),
    async reach(at: Visit, world: World) {
      await toLogIn(at, world)
      await at.submitPassword('wrong')
      await at.heading('Check your email to set a new password!').waitFor()
    },
  },
  {
    name: 'Set new',
    async reach(at: Visit, world: World) {
      await signUpByCode(world)
      await at.submitEmail(ada)
      await at.heading('Check your email!').waitFor()
    },
  },
  {
    name: 'Reset form',
    prepare: answerStrength({ score: 3, valid_password: true }),
    async reach(at: Visit, world: World) {
      await follow(at, world, 'reset_password')
      await at.passwordField.fill(good)
      await meter(at)
    },
  },
  {
    name: 'Reset form, code of the app',
    reach: askFurtherFactor,
  },
  {
    name: 'Reset form, wrong code of the app',
    async reach(at: Visit, world: World) {
      await askFurtherFactor(at, world)
      await at.page.keyboard.type('000000')
      await at.text('The code is wrong or expired').first().waitFor()
    },
  },
  {
    name: 'Reset form, recovery code',
    async reach(at: Visit, world: World) {
      await askFurtherFactor(at, world)
      await at.widget.getByRole('button', { name: 'Use a recovery code' }).click()
      await at.widget.getByRole('textbox', { name: 'Recovery code' }).waitFor()
    },
  },
  {
    name: 'Reset form, used link',
    async reach(at: Visit, world: World) {
      await followUsed(at, world)
    },
  },
  {
    name: 'Reset form, new link sent',
    async reach(at: Visit, world: World) {
      await followUsed(at, world)
      await at.widget.getByRole('button', { name: 'Send a new link' }).click()
      await at.heading('Check your email!').waitFor()
    },
  },
  {
    name: 'Reset form, logging in',
    prepare: (page: Page) =>
      page.route('**/magic_links/authenticate', () => new Promise<void>(() => {})),
    async reach(at: Visit, world: World) {
      await follow(at, world, 'login')
      await at.heading('Logging in...').waitFor()
    },
  },
  {
    name: 'Confirmation',
    async reach(at: Visit, world: World) {
      await toLogIn(at, world)
      await at.submitPassword(good)
      await at.heading('Success!').waitFor()
    },
  },
].map((state) => ({ mount: byPassword, ...state, sheet: 'password' }))

/** All of them. */
export const passwordScreenStates: readonly ScreenState[] = [...strengthStates, ...others]
