/** What the official widget, unmodified, shows of a password's strength: both policies, both versions. */
import { passwords } from '@portico/contract/methods/passwords'
import { describe, expect, test } from 'vitest'
import { inLongRun } from '../support/in-long-run.ts'
import type { OfficialPage } from './support/official-page.ts'
import { widgetVersions } from './support/official-versions.ts'
import { prepareOfficial } from './support/prepare-official.ts'
import { toOfficialWidget } from './support/to-official-widget.ts'

const config = { products: ['passwords'] }
const leaked = 'This password may have been used on a different site'
const pollOptions = { timeout: 30_000 }

/** What version 5 says by colour alone. */
const [green, red] = ['rgb(12, 90, 86)', 'rgb(139, 18, 20)']

interface Wishes {
  readonly person?: string
  readonly strings?: Readonly<Record<string, string>>
}

/** The meter's score as it is shown: version 5 has bars, version 6 words; of 0 it shows nothing. */
const readScore = {
  async five(at: OfficialPage) {
    const bars = await at.widget.locator('div').evaluateAll((all) =>
      all
        .map((element) => getComputedStyle(element))
        .filter(({ height }) => height === '4px')
        .map(({ backgroundColor }) => backgroundColor),
    )
    return bars.filter((colour) => colour === green || colour === red).length
  },
  async six(at: OfficialPage) {
    const [words] = await at.text(/^Password strength: \d out of 4\.$/).allInnerTexts()
    return Number(/\d/.exec(words ?? '0')?.[0])
  },
}

/** Whether a line of the checklist is shown as met. */
const isMet = {
  async five(at: OfficialPage, line: string) {
    const colour = await at.text(line).evaluate((element) => getComputedStyle(element).color)
    return colour === green
  },
  async six(at: OfficialPage, line: string) {
    const words = await at.widget.locator('span').filter({ hasText: line }).last().textContent()
    return words?.startsWith('Fulfilled: ') ?? false
  },
}

describe.each(widgetVersions)('the strength in the widget of version %s', (name, version) => {
  /** Somebody new comes to the field; what is typed is judged by the service. */
  async function openField(
    { visit }: ReturnType<ReturnType<typeof prepareOfficial>>,
    { person = 'ada', strings = {} }: Wishes = {},
  ) {
    const email = `${person}-${name}@example.com`
    const at = await visit({ entry: version.widget, config, strings })
    const widget = toOfficialWidget(at.widget)
    await widget.submitEmail(email)
    await widget.passwordField.waitFor()
    const type = async (password: string) => {
      const answered = at.page.waitForResponse('**/strength_check')
      await widget.passwordField.fill(password)
      expect((await answered).request().postDataJSON()).toEqual({ email, password })
    }
    return { at, email, type, ...widget }
  }

  describe('with the zxcvbn policy', () => {
    const getFixture = prepareOfficial()

    test('shows the score, warning and suggestions of the service', async () => {
      const { world } = getFixture()
      const { at, email, type, passwordButton } = await openField(getFixture())
      const scores: number[] = []
      for (const password of [
        'password',
        'lovelace',
        'harbor47x',
        'harbor violin',
        'harbor violin stove',
      ]) {
        await type(password)
        const { data } = await world.call(passwords.strengthCheck, { email, password })
        if (!data) throw new Error('The password was not judged.')
        const { score, feedback, valid_password } = data
        scores.push(score)
        for (const sentence of [feedback.warning, ...feedback.suggestions].filter(Boolean)) {
          await at.text(sentence).waitFor()
        }
        // one bar of version 5 stands for 0 and for 1
        const shown = version.widget === 'five' ? Math.max(1, score) : score
        await expect.poll(() => readScore[version.widget](at), pollOptions).toBe(shown)
        await expect.poll(() => passwordButton.isEnabled(), pollOptions).toBe(valid_password)
      }
      expect(scores).toEqual([0, 1, 2, 3, 4])
      await at.expectClean()
    })

    inLongRun('packages/widget/src/methods/passwords/describe-strength')(
      'is shown in the language of the page',
      async () => {
        const { at, type } = await openField(getFixture(), {
          strings: {
            'password.zxcvbn.warning.sequences': 'Folgen sind leicht zu erraten.',
            'password.zxcvbn.warning.top10CommonPassword': 'Eines der zehn häufigsten.',
            'password.zxcvbn.suggestion.addWords': 'Noch ein Wort, bitte.',
          },
        })
        for (const [password, warning] of [
          ['password', 'Eines der zehn häufigsten.'],
          ['cdefgh', 'Folgen sind leicht zu erraten.'],
        ] as const) {
          await type(password)
          await at.text(warning).waitFor()
          await at.text('Noch ein Wort, bitte.').waitFor()
        }
        await at.expectClean()
      },
    )

    inLongRun('e2e/sign-in-by-password')('blocks a breached password', async () => {
      const { at, type, passwordButton } = await openField(getFixture())
      await type('harbor violin')
      await expect.poll(() => passwordButton.isEnabled(), pollOptions).toBe(true)
      await type('iloveyou')
      await expect.poll(() => passwordButton.isEnabled(), pollOptions).toBe(false)
      // version 5 says so under the other policy alone
      await at.text(version.widget === 'five' ? /top-100 common/ : leaked).waitFor()
      await at.expectClean()
    })
  })

  describe('with the luds policy', () => {
    const getFixture = prepareOfficial({
      world: {
        project: {
          passwords: {
            strengthPolicy: 'luds',
            luds: { complexity: 3, minimumCount: 7 },
            breachDetection: { onCreate: true, onAuthentication: true },
            resetExpirationMinutes: 30,
            requireSameBrowser: false,
          },
        },
      },
    })
    const lines = [
      'Must be at least 7 characters long',
      'Must contain 3 of the following: uppercase letter, lowercase letter, number, symbol',
    ]

    test('is a checklist, and a password that meets it is accepted', async () => {
      const { at, email, type, passwordButton } = await openField(getFixture())
      for (const [password, met] of [
        ['aB1', [false, true]],
        ['abcdefgh', [true, false]],
        ['abcde', [false, false]],
        ['tiger-47-loop', [true, true]],
      ] as const) {
        await type(password)
        const readLines = () => Promise.all(lines.map((line) => isMet[version.widget](at, line)))
        await expect.poll(readLines, pollOptions).toEqual(met)
        const isEnabled = met.every(Boolean)
        await expect.poll(() => passwordButton.isEnabled(), pollOptions).toBe(isEnabled)
      }
      await passwordButton.click()
      await at.status.getByText(`Signed in as ${email}`).waitFor()
      await at.expectClean()
    })

    inLongRun('e2e/sign-in-by-password')('says that a password was breached', async () => {
      const { at, type, passwordButton } = await openField(getFixture(), { person: 'bob' })
      await type('Password1')
      await at.text(leaked).waitFor()
      expect(await passwordButton.isDisabled()).toBe(true)
      await at.expectClean()
    })
  })
})
