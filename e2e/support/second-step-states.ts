import { passwords } from '@portico/contract/methods/passwords'
import type { Page } from 'playwright-core'
import { byPassword } from './configurations.ts'
import type { ScreenState } from './screen-states.ts'

const ada = 'ada@example.com'
const password = 'quiet-harbor-violin'

const mount: ScreenState['mount'] = {
  config: { products: ['oauth', 'emailMagicLinks'], oauthOptions: { providers: ['google'] } },
}

const withPasskeys: ScreenState['mount'] = {
  config: {
    products: ['oauth', 'emailMagicLinks', 'passkeys'],
    oauthOptions: { providers: ['google'] },
  },
}

const answer = (page: Page, pattern: string, status: number, json: object) =>
  page.route(pattern, (route) => {
    const { origin = '*', 'access-control-request-headers': asked = '*' } = route
      .request()
      .headers()
    const headers = {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': asked,
    }
    const isPreflight = route.request().method() === 'OPTIONS'
    return route.fulfill(isPreflight ? { status: 204, headers } : { status, headers, json })
  })

const refusal = (error_type: string) => ({
  status_code: 403,
  request_id: 'r',
  error_type,
  error_message: 'No.',
})

/** What a service answers to the token of a provider whose proof is not enough. */
const refuse = (error_type: string, error_details?: object) => async (page: Page) => {
  await answer(page, '**/oauth/authenticate', 403, { ...refusal(error_type), error_details })
  const data = { status_code: 200, request_id: 'r', email: 'ada@example.com' }
  await answer(page, '**/oauth/authenticate/address', 200, { data })
}

/** Answers as for a project that requires a second step. */
const requireStep = (page: Page) =>
  page.route('**/projects/bootstrap/*', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    data.second_step = { require: 'required', remember_days: 0 }
    await route.fulfill({ response, json: { data } })
  })

/** Asks for the addition of a second step, which can be put off until a time; null for an offer. */
const askToAdd = (put_off_until: string | null | undefined) => async (page: Page) => {
  await requireStep(page)
  await refuse('insufficient_factors', {
    enrolment: ['passkey', 'totp'],
    ...(put_off_until !== undefined && { put_off_until }),
    intermediate_session_token: 'A'.repeat(43),
  })(page)
}
const back = '/?stytch_token_type=oauth&token=t'

/** Answers as for a user with an app, who has none of their second steps. */
const loseSteps = (more: object) => async (page: Page) => {
  await requireStep(page)
  const second_steps = ['totp', 'passkey', 'recovery_code']
  const expires_at = new Date(Date.now() + 600_000).toISOString()
  const read = { status_code: 200, request_id: 'r', second_steps, expires_at, ...more }
  await answer(page, '**/second_steps', 200, { data: read })
  const intermediate_session_token = 'A'.repeat(43)
  await refuse('insufficient_factors', { second_steps, intermediate_session_token })(page)
}

const phone_number = '+351 ••• ••• 678'
/** Answers as for a user who can have a code by text message. */
const bySms = async (page: Page) => {
  const second_steps = ['totp', 'recovery_code', 'sms']
  await loseSteps({ phone_number, second_steps })(page)
  const data = { status_code: 200, request_id: 'r', phone_number }
  await answer(page, '**/second_steps/sms', 200, { data })
}

/** Opens what is shown to a user who has none of them. */
const openLost = async (at: Parameters<ScreenState['reach']>[0], name: RegExp) => {
  await at.open(back)
  await at.widget.getByRole('button', { name: 'Try another way' }).click()
  await at.widget.getByRole('button', { name: 'I have none of these' }).click()
  await at.widget.getByRole('heading', { name }).waitFor()
}

/** The way of such a user, where the project has one. */
const lost = { days: 7, first_step: 'password', email: 'a•••@example.com' }
const help_url = 'mailto:help@example.com'

/** What the card asks after the way back from a provider. */
export const secondStepStates: readonly ScreenState[] = [
  {
    name: 'Second step',
    sheet: 'second-step',
    mount,
    path: null,
    prepare: refuse('insufficient_factors'),
    async reach(at) {
      await at.open(back)
      await at.heading('Enter passcode').waitFor()
      await at.widget.locator('input:focus').waitFor()
    },
  },
  {
    name: 'Second step by a recovery code',
    sheet: 'second-step',
    mount,
    path: null,
    prepare: refuse('insufficient_factors'),
    async reach(at) {
      await at.open(back)
      await at.widget.getByRole('button', { name: 'Use a recovery code' }).click()
      await at.heading('Enter a recovery code').waitFor()
    },
  },
  {
    name: 'Second step to add',
    sheet: 'second-step',
    mount: withPasskeys,
    path: null,
    prepare: askToAdd(undefined),
    async reach(at) {
      await at.open(back)
      await at.widget.getByRole('heading', { name: /asks for a second step$/ }).waitFor()
      await at.widget.getByRole('button', { name: 'Passkey Counts as both steps' }).waitFor()
    },
  },
  {
    name: 'Second step to add until a day',
    sheet: 'second-step',
    mount: withPasskeys,
    path: null,
    prepare: askToAdd('2126-01-09T12:00:00.000Z'),
    async reach(at) {
      await at.open(back)
      await at.widget.getByRole('heading', { name: /asks for a second step$/ }).waitFor()
      await at.widget.getByRole('button', { name: 'Not now' }).waitFor()
    },
  },
  {
    name: 'Second step on offer',
    sheet: 'second-step',
    mount: withPasskeys,
    path: null,
    prepare: askToAdd(null),
    async reach(at) {
      await at.open(back)
      await at.heading('Add a second step').waitFor()
      await at.widget.getByRole('button', { name: 'Not now' }).waitFor()
    },
  },
  {
    name: 'Second step by a passkey',
    sheet: 'second-step',
    mount: withPasskeys,
    path: null,
    async prepare(page) {
      await requireStep(page)
      await refuse('insufficient_factors', {
        second_steps: ['passkey', 'recovery_code'],
        intermediate_session_token: 'A'.repeat(43),
      })(page)
    },
    async reach(at) {
      await at.open(back)
      await at.heading("Confirm it's you").waitFor()
      await at.widget.getByRole('button', { name: 'Try another way' }).waitFor()
    },
  },
  {
    name: 'Second step another way',
    sheet: 'second-step',
    mount: withPasskeys,
    path: null,
    prepare: loseSteps({}),
    async reach(at) {
      await at.open(back)
      await at.widget.getByRole('button', { name: 'Try another way' }).click()
      await at.heading('Try another way').waitFor()
      await at.widget.getByRole('button', { name: 'Recovery code' }).waitFor()
    },
  },
  {
    name: 'Second step another way by a text message',
    sheet: 'second-step',
    mount: withPasskeys,
    path: null,
    prepare: bySms,
    async reach(at) {
      await at.open(back)
      await at.widget.getByRole('button', { name: 'Try another way' }).click()
      await at.widget.getByRole('button', { name: /^Text message/ }).waitFor()
    },
  },
  {
    name: 'Second step by a text message',
    sheet: 'second-step',
    mount: withPasskeys,
    path: null,
    prepare: bySms,
    async reach(at) {
      await at.open(back)
      await at.widget.getByRole('button', { name: 'Try another way' }).click()
      await at.widget.getByRole('button', { name: /^Text message/ }).click()
      await at.widget.getByText(phone_number).waitFor()
      await at.widget.locator('input:focus').waitFor()
    },
  },
  {
    name: 'In without the second step',
    sheet: 'second-step',
    mount: withPasskeys,
    path: null,
    prepare: loseSteps({ way_back: lost, help_url }),
    reach: (at) => openLost(at, /^Get in without/),
  },
  {
    name: 'No way in without the second step',
    sheet: 'second-step',
    mount: withPasskeys,
    path: null,
    prepare: loseSteps({ help_url }),
    reach: (at) => openLost(at, /^Get in without/),
  },
  {
    name: 'Days until the second step goes',
    sheet: 'second-step',
    mount: withPasskeys,
    path: null,
    prepare: loseSteps({ way_back: { ...lost, waits_until: '2026-12-02T12:00:00.000Z' } }),
    reach: (at) => openLost(at, /^Your second step goes away/),
  },
  {
    name: 'Code for a new device',
    sheet: 'second-step',
    mount: byPassword,
    async prepare(page) {
      const asked = { second_steps: ['email_otp'], email: 'a•••@example.com' }
      const expires_at = new Date(Date.now() + 600_000).toISOString()
      const data = { status_code: 200, request_id: 'r', ...asked, expires_at }
      await answer(page, '**/second_steps', 200, { data })
      const details = { ...asked, intermediate_session_token: 'A'.repeat(43) }
      const refused = { ...refusal('insufficient_factors'), error_details: details }
      await answer(page, '**/passwords/authenticate', 403, refused)
    },
    async reach(at, world) {
      await world.call(passwords.create, { email: ada, password })
      await at.submitEmail(ada)
      await at.passwordField.fill(password)
      await at.passwordField.press('Enter')
      await at.codeField.waitFor()
      await at.widget.locator('input:focus').waitFor()
    },
  },
  {
    name: 'Address to confirm',
    sheet: 'otp',
    mount,
    path: null,
    prepare: refuse('email_verification_required'),
    async reach(at) {
      await at.open(back)
      await at.codeField.waitFor()
      await at.widget.locator('input:focus').waitFor()
    },
  },
]
