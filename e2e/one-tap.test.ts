/** Google One Tap on Main. Google's script is a stand-in here: nobody signs in at Google in a test. */
import { takeFirst, takeRows, takeTurns } from '@portico/testkit/run'
import { OneTapPositions } from '@portico/widget'
import { describe, expect } from 'vitest'
import type { MountOptions } from './support/host-options.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys, type Visit } from './support/journey.ts'
import { main, react, surfaces } from './support/surfaces.ts'

const test = takeTurns(import.meta.url)

const byOneTap = (position: string, products = ['oauth', 'emailMagicLinks']): MountOptions => ({
  config: {
    products,
    oauthOptions: { providers: [{ type: 'google', one_tap: true, position }] },
  },
})

/** What Google's script does in a test: it notes what it is asked, and says of the prompt what the test wants. */
function playGoogle(reason: string | null) {
  const seen: { options?: Record<string, unknown>; prompt?: (moment: object) => void } = {}
  const id = {
    initialize(options: Record<string, unknown>) {
      seen.options = options
    },
    prompt(onMoment: (moment: object) => void) {
      const parent = document.getElementById(String(seen.options?.prompt_parent_id))
      const frame = document.createElement('div')
      frame.textContent = 'Continue as Ada'
      if (reason === null) parent?.append(frame)
      frame.setAttribute('data-frame', '')
      frame.className = 'one-tap-frame'
      onMoment({
        isSkippedMoment: () => false,
        isNotDisplayed: () => reason !== null,
        getNotDisplayedReason: () => reason,
      })
    },
    cancel() {},
  }
  Object.assign(window, { google: { accounts: { id } }, oneTap: seen })
}

const prepare =
  (reason: string | null, { hasFedCm = false, refusal = '' } = {}) =>
  async (page: Visit['page']) => {
    await page.route('https://accounts.google.com/gsi/client', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `(${playGoogle})(${JSON.stringify(reason)})`,
      }),
    )
    await page.route('**/v1/public/oauth/google/onetap/start?*', (route) =>
      route.fulfill({
        status: refusal ? 400 : 200,
        headers: { 'access-control-allow-origin': '*' },
        json: refusal
          ? { status_code: 400, request_id: 'r', error_type: refusal, error_message: 'No.' }
          : { request_id: 'r', google_client_id: 'c', oauth_callback_id: 'cb', nonce: 'n' },
      }),
    )
    if (!hasFedCm) await page.addInitScript('delete window.IdentityCredential')
  }

const findOptions = ({ page }: Visit) =>
  page
    .waitForFunction(() => Reflect.get(Reflect.get(window, 'oneTap') ?? {}, 'options'))
    .then(
      (handle) => handle.jsonValue() as Promise<Record<string, unknown>>, // what the stand-in noted
    )
const googleButton = ({ widget }: Visit) =>
  widget.getByRole('button', { name: 'Continue with Google' })

describe.each(takeRows(surfaces, [react]))('Google One Tap, $name', (surface) => {
  const startJourney = prepareJourneys()

  test('stands in the place of the button, and Google’s script finds it in the document', async () => {
    const { visit } = await startJourney({ surface })
    const at = await visit({ mount: byOneTap('embedded'), prepare: prepare(null) })
    expect(await findOptions(at)).toMatchObject({
      client_id: 'c',
      nonce: 'n',
      prompt_parent_id: 'google-parent-prompt',
      cancel_on_tap_outside: false,
    })
    const prompt = at.page.locator('#google-parent-prompt')
    await prompt.getByText('Continue as Ada').waitFor()
    const box = await prompt.boundingBox()
    const card = await at.widget.locator('.st-card').boundingBox()
    expect(box && card && box.x > card.x && box.y > card.y).toBe(true)
    expect(await googleButton(at).count()).toBe(0)
    expect(await prompt.getAttribute('slot')).toBe(surface.root === 'shadow' ? 'one-tap' : null)
    expect(await at.widget.locator('.st-spinner').count()).toBe(0)
  })

  test('gives the place to the button where Google has nobody to ask', async () => {
    const { visit } = await startJourney({ surface })
    const at = await visit({
      mount: byOneTap('embedded'),
      prepare: prepare('opt_out_or_no_session'),
    })
    await findOptions(at)
    await googleButton(at).waitFor()
    expect(await at.page.locator('#google-parent-prompt').count()).toBe(0)
    expect(await at.text('One Tap cannot render').count()).toBe(0)
  })

  test.each(takeFirst(Object.values(OneTapPositions), 1))(
    'A1: what a developer has to change stands above the button, all of it in view, at position %s',
    async (position) => {
      const { visit } = await startJourney({ surface })
      const at = await visit({ mount: byOneTap(position), prepare: prepare('unregistered_origin') })
      // the widget's root says its language as well
      const advice = at.widget
        .locator('div[lang=en] div[lang=en]')
        .filter({ hasText: 'One Tap cannot render' })
      await advice.waitFor()
      const [text, button] = [advice.locator('.st-banner'), googleButton(at)]
      const measure = async () => {
        const [outer, inner, below] = await Promise.all(
          [advice, text, button].map((one) => one.boundingBox()),
        )
        if (!outer || !inner || !below) throw new Error('Something of it is not drawn.')
        const bottom = Math.max(outer.y + outer.height, inner.y + inner.height)
        return { isAbove: bottom <= below.y, isWhole: outer.height >= inner.height }
      }
      await expect.poll(measure).toEqual({ isAbove: true, isWhole: true })
    },
  )
})

describe('Google One Tap', () => {
  const startJourney = prepareJourneys()
  const surface = main

  inLongRun('packages/widget/src/methods/oauth/to-one-tap-mode')(
    'floats beside the button where the browser shows the prompt itself',
    async () => {
      const { visit } = await startJourney({ surface })
      const at = await visit({
        mount: byOneTap('embedded'),
        prepare: prepare(null, { hasFedCm: true }),
      })
      await googleButton(at).waitFor()
      expect(await findOptions(at)).not.toHaveProperty('prompt_parent_id')
    },
  )

  inLongRun('packages/widget/src/methods/oauth/to-one-tap-mode')(
    'asks nobody where it may only be embedded and cannot be',
    async () => {
      const { visit } = await startJourney({ surface })
      const at = await visit({
        mount: byOneTap('embeddedOnly'),
        prepare: prepare(null, { hasFedCm: true }),
      })
      await googleButton(at).waitFor()
      await at.page.waitForLoadState('networkidle')
      expect(await at.page.evaluate(() => 'oneTap' in window)).toBe(false)
    },
  )

  inLongRun('packages/widget/src/methods/oauth/to-one-tap-mode')(
    'is shown alone where there is nothing else to choose',
    async () => {
      const { visit } = await startJourney({ surface })
      const at = await visit({ mount: byOneTap('floating', ['oauth']), prepare: prepare(null) })
      await findOptions(at)
      await expect.poll(() => at.widget.locator('.st-card').isVisible()).toBe(false)
    },
  )

  inLongRun('packages/widget/src/methods/oauth/to-one-tap-mode')(
    'leaves the button alone where there is nothing else, and Google has nobody to ask',
    async () => {
      const { visit } = await startJourney({ surface })
      const mount = byOneTap('floating', ['oauth'])
      const at = await visit({ mount, prepare: prepare('opt_out_or_no_session') })
      await findOptions(at)
      await googleButton(at).waitFor()
    },
  )

  test.each(
    takeFirst(
      [
        ['unregistered_origin', '', 'Authorized JavaScript origins'],
        ['invalid_client', '', 'does not recognize the client ID'],
        ['', 'oauth_config_not_found', 'no OAuth client of Google'],
        ['', 'no_login_redirect_urls_set', 'No login redirect URLs are set'],
        ['', 'no_signup_redirect_urls_set', 'No signup redirect URLs are set'],
      ],
      1,
    ),
  )('tells the developer what is not set up right: %s%s', async (reason, refusal, said) => {
    const { visit } = await startJourney({ surface })
    const at = await visit({
      mount: byOneTap('embedded'),
      prepare: prepare(reason || null, { refusal }),
    })
    await at.text(said).waitFor()
    await googleButton(at).waitFor()
    expect(await at.errors()).toEqual([expect.stringContaining(said)])
  })

  test('takes what Google answered to the service, and the page to where that leads', async () => {
    const { visit, host } = await startJourney({ surface })
    const at = await visit({ mount: byOneTap('embedded'), prepare: prepare(null) })
    const bodies: unknown[] = []
    await at.page.route('**/v1/oauth/callback/cb', (route) => {
      bodies.push(route.request().postDataJSON())
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        json: { status_code: 200, request_id: 'r', redirect_url: `${host.origin}/welcome?token=t` },
      })
    })
    await findOptions(at)
    await at.page.evaluate(() => {
      const { callback } = Reflect.get(Reflect.get(window, 'oneTap'), 'options')
      callback({ credential: 'id-token' })
    })
    await at.page.waitForURL('**/welcome?token=t')
    expect(bodies).toEqual([expect.objectContaining({ id_token: 'id-token', nonce: 'n' })])
  })
})
