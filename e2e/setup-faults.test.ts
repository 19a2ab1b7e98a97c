import { oauthProviders } from '@portico/contract/methods/oauth'
import { runAxe } from '@portico/testkit'
import { takeFirst, takeRows, takeTurns } from '@portico/testkit/run'
import { describe, expect } from 'vitest'
import { byCode } from './support/configurations.ts'
import { inLongRun } from './support/in-long-run.ts'
import { prepareJourneys } from './support/journey.ts'
import { main, others, shadow } from './support/surfaces.ts'
import { everyProvider } from './support/with-providers.ts'

const test = takeTurns(import.meta.url)

const foreign = { project: { allowLoopback: false, allowedOrigins: ['https://other.example'] } }
const production = { config: { mode: 'production' as const } }
const apology = 'Signing in does not work at the moment. Please try again later.'

/** What is not set up right, and what a developer must find on the card to mend it. */
const faults = [
  {
    name: 'a public token that nobody knows',
    publicToken: 'public-token-test-PASTE_HERE',
    mount: byCode,
    title: 'This public token is not known here',
    said: ['public-token-test-PASTE_HERE', 'portico.config.ts'],
    forPeople: 'Unauthorized credentials.',
  },
  {
    name: 'an origin that is not on the list',
    world: foreign,
    mount: byCode,
    title: 'This page may not talk to the service',
    said: ['allowedOrigins', 'http://', 'redirectUrls'],
    forPeople: 'Unauthorized action.',
  },
  {
    name: 'a product that does not exist',
    mount: { config: { products: ['otpp'] } },
    title: '“otpp” is not a product',
    said: ["products: ['otpp']", 'Did you mean otp?', 'otpOptions'],
    forPeople: apology,
  },
  {
    name: 'no product',
    mount: { config: { products: [] } },
    title: 'No product is configured',
    said: ['crypto, emailMagicLinks, oauth, otp, passkeys, passwords'],
    forPeople: apology,
  },
  {
    name: 'social sign-in without a provider',
    mount: { config: { products: ['oauth'] } },
    title: 'oauthOptions is missing',
    said: ["oauthOptions: { providers: [{ type: 'google' }] }"],
    forPeople: apology,
  },
  {
    name: 'passcodes without a way to travel',
    mount: { config: { products: ['otp'] } },
    title: 'otpOptions is missing',
    said: ["otpOptions: { methods: ['email'] }"],
    forPeople: apology,
  },
]

/** Providers for which a button would stand in vain, and what a developer must find on the card. */
const providerFaults = [
  {
    name: 'a provider that does not exist',
    providers: [{ type: 'gogle' }],
    title: '“gogle” is not a provider',
    said: ["providers: ['gogle']", 'Did you mean google?', 'Configured'],
  },
  {
    name: 'a provider like nothing that is known, among others',
    providers: ['acme', 'intranet'],
    title: '“intranet” is not a provider',
    said: ["providers: ['acme', 'intranet']", 'oauth.providers'],
  },
  {
    name: 'a provider without a name',
    providers: [{ label: 'Acme' }],
    title: '“undefined” is not a provider',
    said: ['oauth.providers'],
  },
  ...takeFirst(oauthProviders, 2).map((id) => ({
    name: `a specified provider at which the project has no client: ${id}`,
    providers: [{ type: id }],
    title: `The project has no client at “${id}”`,
    said: [`docs/providers/${id}.md`, 'portico.config.ts'],
  })),
]
const ownAlone = Object.fromEntries(
  Object.entries(everyProvider.providers).filter(([id]) => id === 'acme'),
)
const withOwn = { project: { oauth: { ...everyProvider, providers: ownAlone } } }

describe('a page that is misconfigured', () => {
  const startJourney = prepareJourneys()
  const surface = main

  test.each(faults)(
    '$name: the card tells the developer what to change; host and console are told once',
    async (fault) => {
      const { visit } = await startJourney({ surface, world: fault.world ?? {} })
      const lines: string[] = []
      const at = await visit({
        mount: fault.mount,
        ...(fault.publicToken && { publicToken: fault.publicToken }),
        prepare: async (page) => {
          page.on('console', (message) => {
            if (message.text().startsWith('Portico: ')) lines.push(message.text())
          })
        },
      })
      await at.heading(fault.title).waitFor()
      await at.text('Development only').waitFor()
      const card = await at.widget.innerText()
      const heard = (await at.errors()).filter((line) => line.includes(fault.title))
      for (const fact of fault.said) {
        expect(card).toContain(fact)
        expect(heard.join()).toContain(fact)
        expect(lines.join()).toContain(fact)
      }
      expect([heard.length, lines.length]).toEqual([1, 1])
      expect(await at.emailField.count()).toBe(0)
      expect(await runAxe(at.page)).toEqual([])
    },
  )

  inLongRun('e2e/every-screen')(
    'E12: on a narrow card a line of code goes on below, indented under its beginning',
    async () => {
      const { visit } = await startJourney({ surface })
      const at = await visit({ mount: { config: { products: ['oauth'] } } })
      await at.heading('oauthOptions is missing').waitFor()
      const code = at.widget.locator('pre')
      for (const width of [320, 195]) {
        await at.page.setViewportSize({ width, height: 900 })
        const lefts = await code.evaluate((pre) => {
          const byLine = new Map<number, number>()
          const texts = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT)
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            const range = document.createRange()
            range.selectNodeContents(text)
            for (const { top, left } of range.getClientRects())
              byLine.set(top, Math.min(left, byLine.get(top) ?? left))
          }
          return [...byLine.entries()].sort(([a], [b]) => a - b).map(([, left]) => Math.round(left))
        })
        const [first = 0, ...others] = lefts
        expect(others.length, `${width}`).toBeGreaterThan(0)
        for (const left of others) expect(left, `${width}`).toBeGreaterThan(first + 10)
      }
      expect(await code.innerText()).toBe("oauthOptions: { providers: [{ type: 'google' }] }")
      expect(await runAxe(at.page)).toEqual([])
    },
  )

  inLongRun('e2e/unreachable-service').each(takeFirst(faults, 3))(
    '$name: users read a sentence and can try again, and see nothing technical',
    async (fault) => {
      const world = { ...fault.world, ...production }
      const { visit } = await startJourney({ surface, world })
      const at = await visit({
        mount: fault.mount,
        ...(fault.publicToken && { publicToken: fault.publicToken }),
      })
      await at.widget.getByRole('alert').getByText(fault.forPeople).waitFor()
      await at.heading('Sign up or log in').waitFor()
      expect(await at.text('Development only').count()).toBe(0)
      expect(await at.emailField.count()).toBe(0)
      await at.widget.getByRole('button', { name: 'Try again' }).click()
      await at.widget.getByRole('alert').getByText(fault.forPeople).waitFor()
      expect(await runAxe(at.page)).toEqual([])
    },
  )

  test.each(takeFirst(providerFaults, 2))(
    'E4: $name: the card tells the developer what to change; host and console are told once',
    async ({ providers, title, said }) => {
      const { visit } = await startJourney({ surface, world: withOwn })
      const config = { products: ['oauth', 'emailMagicLinks'], oauthOptions: { providers } }
      const at = await visit({ mount: { config } })
      await at.heading(title).waitFor()
      await at.text('Development only').waitFor()
      const card = await at.widget.innerText()
      const heard = (await at.errors()).filter((line) => line.includes(title))
      expect(heard).toHaveLength(1)
      for (const fact of said) {
        expect(card).toContain(fact)
        expect(heard.join()).toContain(fact)
      }
      expect(await at.widget.getByRole('button').count()).toBe(0)
    },
  )

  test.each(
    takeFirst([
      {
        config: {
          products: ['emailMagicLinks', 'otp', 'passwords'],
          otpOptions: { methods: ['email'] },
        },
        sentence: 'Error: Cannot use both EML and Email OTP',
        said: ['exclude each other', "products: ['otp', 'passwords']"],
      },
      {
        config: { products: ['passkeys'] },
        sentence: 'Cannot use Passkeys by itself, please add another product to the config.',
        said: ['need a second product', "products: ['passkeys', 'otp']"],
      },
    ]),
  )(
    'E4: below the sentence of the specification a developer reads what to change: $sentence',
    async ({ config, sentence, said }) => {
      for (const world of [{}, production]) {
        const { visit } = await startJourney({ surface, world })
        const at = await visit({ mount: { config } })
        await at.widget.getByRole('alert').getByText(sentence).waitFor()
        const isDevelopment = world !== production
        if (isDevelopment) await at.text('Development only').waitFor()
        const card = await at.widget.innerText()
        expect(said.map((fact) => card.includes(fact))).toEqual(said.map(() => isDevelopment))
        expect(await at.errors()).toEqual([sentence])
        expect(await runAxe(at.page)).toEqual([])
      }
    },
  )

  inLongRun('packages/widget/src/methods/oauth/to-providers')(
    'E4: users keep the form and the other buttons where a provider has no client; the host is told',
    async () => {
      const world = { ...withOwn, ...production }
      const { visit } = await startJourney({ surface, world })
      const oauthOptions = { providers: ['acme', 'google'] }
      const at = await visit({
        mount: { config: { products: ['oauth', 'emailMagicLinks'], oauthOptions } },
      })
      await expect.poll(async () => (await at.errors()).join()).toContain('no client at “google”')
      await at.emailField.waitFor()
      await at.widget.getByRole('button', { name: 'Continue with Acme' }).waitFor()
      expect(await at.text('Development only').count()).toBe(0)
    },
  )

  test.each(takeRows(others, [shadow]))('is explained on every surface: $name', async (surface) => {
    const { visit } = await startJourney({ surface })
    const at = await visit({ mount: byCode, publicToken: 'public-token-test-PASTE_HERE' })
    await at.heading('This public token is not known here').waitFor()
    expect(await at.emailField.count()).toBe(0)
  })

  inLongRun('e2e/unreachable-service')(
    'trying again shows the form once the configuration is fixed',
    async () => {
      const { visit, world } = await startJourney({ surface, world: production })
      let isMended = false
      const knownPart = world.project.publicToken.replace('public-token-test-', '')
      const at = await visit({
        mount: byCode,
        publicToken: 'public-token-test-PASTE_HERE',
        prepare: (page) =>
          page.route(/PASTE_HERE/, async (route) => {
            if (!isMended) return route.continue()
            const known = route.request().url().replace('PASTE_HERE', knownPart)
            await route.fulfill({ response: await route.fetch({ url: known }) })
          }),
      })
      await at.text('Unauthorized credentials.').first().waitFor()
      isMended = true
      await at.widget.getByRole('button', { name: 'Try again' }).click()
      await at.emailField.waitFor()
      expect(await at.text('Unauthorized credentials.').count()).toBe(0)
    },
  )

  test('the form stays when bootstrap fails but the service finds no fault with the page', async () => {
    const { visit } = await startJourney({ surface })
    const at = await visit({
      mount: byCode,
      prepare: (page) => page.route('**/projects/bootstrap/*', (route) => route.abort()),
    })
    await at.emailField.fill('ada@example.com')
    const asked = at.page.waitForResponse('**/projects/setup/*')
    await asked
    expect(await at.emailField.inputValue()).toBe('ada@example.com')
    expect(await at.emailField.evaluate((it) => it.ownerDocument.activeElement === it)).toBe(true)
  })
})
