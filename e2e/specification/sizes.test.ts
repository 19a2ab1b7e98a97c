/** Sections 3 and 9 of the specification: sizes, colours and times, as a browser computes them. */
import { takeTurns } from '@portico/testkit/run'
import {
  specifiedConstants,
  specifiedTheme,
  standaloneExports,
} from '@portico/testkit/specification'
import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { byCode, byLink } from '../support/configurations.ts'
import { prepareJourneys } from '../support/journey.ts'
import { signInByCookie } from '../support/sign-in-by-cookie.ts'
import { main } from '../support/surfaces.ts'
import { answer } from './answer.ts'

const test = takeTurns(import.meta.url)

/** `#19303D` as browsers write it. */
const toRgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

const readStyle = (element: Locator, ...names: string[]) =>
  element.evaluate((node, wanted) => {
    const style = getComputedStyle(node)
    return wanted.map((name) => style.getPropertyValue(name))
  }, names)

const measure = (element: Locator) =>
  element.evaluate((node) => {
    const { width, height } = node.getBoundingClientRect()
    return { width, height }
  })

describe('by default the widget has the specified', () => {
  const startJourney = prepareJourneys()

  test('exports, sizes and colours on its first screen', async () => {
    const { visit } = await startJourney({ surface: main })
    const at = await visit({ mount: byLink })
    await at.emailField.waitFor()
    const names = await at.page.evaluate<string[]>('import("/bundle/portico.js").then(Object.keys)')
    expect(names.sort()).toEqual([...standaloneExports].sort())

    const card = at.widget.locator('.st-card')
    const button = at.continueButton
    const watermark = at.widget.getByRole('link', { name: 'Powered by Portico' }).locator('svg')
    await watermark.waitFor()
    expect({
      widget: (await measure(card)).width,
      input: (await measure(at.emailField)).height,
      button: (await measure(button)).height,
      watermark: (await measure(watermark)).width,
    }).toEqual({
      widget: specifiedConstants.widgetWidthPx,
      input: specifiedConstants.inputHeightPx,
      button: specifiedConstants.buttonHeightPx,
      watermark: specifiedConstants.watermarkWidthPx,
    })

    const { container, primary, placeholder, inputRadius, header } = specifiedTheme
    const [background, border, radius, font] = await readStyle(
      card,
      'background-color',
      'border-top-color',
      'border-top-left-radius',
      'font-family',
    )
    expect([background, border, radius]).toEqual([
      toRgb(container.background),
      toRgb(container.border),
      container.radius,
    ])
    expect(font?.startsWith(specifiedTheme.fontFamily)).toBe(true)
    expect(await readStyle(button, 'background-color')).toEqual([toRgb(primary)])
    expect(await readStyle(at.emailField, 'border-top-left-radius', 'font-size')).toEqual([
      inputRadius,
      specifiedTheme.bodySize,
    ])
    expect(
      await at.emailField.evaluate((node) => getComputedStyle(node, '::placeholder').color),
    ).toBe(toRgb(placeholder))
    expect(await readStyle(at.heading('Sign up or log in'), 'font-size', 'font-weight')).toEqual([
      header.size,
      header.weight,
    ])
  })

  test('progress bar and pause after “Code sent”', async () => {
    const { visit } = await startJourney({ surface: main })
    const at = await visit({
      mount: byCode,
      prepare: async (page) => {
        await page.clock.install()
        // Nothing answers: what waits can be looked at.
        await page.route('**/otps/authenticate', () => {})
      },
    })
    await at.submitEmail('ada@example.com')
    await at.resendButton.click()
    const sent = at.text('Code sent')
    await sent.waitFor()
    await at.page.clock.fastForward(specifiedConstants.codeSentMs)
    await sent.waitFor({ state: 'hidden' })

    await at.codeField.fill('123456')
    const progress = at.widget.getByRole('progressbar')
    await progress.waitFor()
    const durations = await progress.evaluate((node) =>
      node
        .getAnimations({ subtree: true })
        .map((animation) => animation.effect?.getTiming().duration),
    )
    expect(durations).toEqual([specifiedConstants.progressMs])
  })

  test('spinner in a button', async () => {
    const { visit } = await startJourney({ surface: main })
    const at = await visit({
      mount: byLink,
      prepare: (page) => page.route('**/magic_links/email/login_or_create*', () => {}),
    })
    await at.submitEmail('ada@example.com')
    const spinner = at.widget.locator('.st-button .st-spinner')
    await spinner.waitFor()
    // not its box, which grows while it turns
    expect(await readStyle(spinner, 'width', 'height')).toEqual(
      Array(2).fill(`${specifiedConstants.buttonSpinnerPx}px`),
    )
  })

  test('manifest request and logo of a client app with little metadata', async () => {
    const { visit, world, host } = await startJourney({ surface: main })
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="200"><rect width="800" height="200"/></svg>'
    const at = await visit({
      mount: { config: {} },
      prepare: (page) =>
        answer(page, '**/idp/oauth/authorize/start', () => ({
          status: 200,
          json: {
            data: {
              request_id: 'request-id-test-1',
              status_code: 200,
              consent_required: true,
              client: {
                client_id: 'app-1',
                client_name: '',
                client_logo_url: `data:image/svg+xml,${encodeURIComponent(logo)}`,
              },
              scope_results: [{ scope: 'openid', is_grantable: true, description: '' }],
            },
          },
        })),
    })
    await signInByCookie(world, at.page)
    const query = new URLSearchParams({ client_id: 'app-1', redirect_uri: 'no address' })
    const asked = at.page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/authorize/start'),
    )
    await at.page.goto(`${host.origin}/authorize?${query}`)
    const { response_type, scopes } = (await asked).postDataJSON()
    expect([response_type, scopes.join(' ')]).toEqual([
      specifiedConstants.responseType,
      specifiedConstants.scope,
    ])
    await at.heading(`Sign in to ${specifiedConstants.clientName} with Fieldnotes`).waitFor()
    // Four times as wide as high: the width is what holds it.
    const image = at.widget.locator('.st-app-logo img')
    await expect
      .poll(() => measure(image))
      .toEqual({
        width: specifiedConstants.consentLogoPx.width,
        height: specifiedConstants.consentLogoPx.width / 4,
      })
    expect(await readStyle(image, 'max-height')).toEqual([
      `${specifiedConstants.consentLogoPx.height}px`,
    ])
  })
})
