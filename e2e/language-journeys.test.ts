/** From the card to the mail, to the page of its link on another device, to the errors: all in one language. */
import type { Language } from '@portico/contract'
import type { InboxMessage, World } from '@portico/testkit'
import { takeRows } from '@portico/testkit/run'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { byLink } from './support/configurations.ts'
import { type Journey, prepareJourneys, type Visit } from './support/journey.ts'
import {
  fill,
  findForeignTexts,
  type LanguageWords,
  loadWords,
  withoutInvisible,
} from './support/language-words.ts'
import { sayLanguage } from './support/say-language.ts'
import { main, react, type Surface, shadow } from './support/surfaces.ts'
import { toWrongCode } from './support/to-wrong-code.ts'
import { addLatency } from './support/watch-callbacks.ts'

const ada = 'ada@example.com'
/** What the other device speaks, and the first one where its browser does not decide. */
const foreign = { locale: 'fr-FR' }

const ways = ['locale', 'page', 'browser'] as const

interface Row {
  readonly tag: Language
  readonly way: (typeof ways)[number]
  readonly surface: Surface
  /** Whether the browser is 100 ms away. */
  readonly isFar?: boolean
}

const tags = ['de', 'ar', 'ja', 'pt-BR'] as const satisfies readonly Language[]
const inEachChange: readonly Row[] = [
  { tag: 'de', way: 'locale', surface: main },
  { tag: 'ar', way: 'page', surface: main },
  { tag: 'pt-BR', way: 'browser', surface: main },
]
const others = tags.flatMap((tag) =>
  ways
    .map((way): Row => ({ tag, way, surface: main }))
    .filter(({ way }) => !inEachChange.some((row) => row.tag === tag && row.way === way)),
)
const rows: readonly Row[] = [
  ...inEachChange,
  ...others,
  { tag: 'ar', way: 'page', surface: shadow, isFar: true },
  { tag: 'ja', way: 'browser', surface: react, isFar: true },
]

/** Opens the card in a language that is chosen in one way, while everything else speaks another. */
const visitIn = ({ visit }: Pick<Journey, 'visit'>, { tag, way, isFar = false }: Row) =>
  visit({
    mount: { ...byLink, ...(way === 'locale' && { locale: tag }) },
    profile: way === 'browser' ? { locale: tag } : foreign,
    async prepare(page) {
      if (isFar) await addLatency(page)
      if (way !== 'locale') await sayLanguage(way === 'page' ? tag : null)(page)
    },
  })

/** Expects every text of an element, and the language that the document says it has. */
async function expectLanguage(page: Page, within: string, words: LanguageWords): Promise<void> {
  const root = page.locator(within).first()
  const direction = await root.evaluate((element) => getComputedStyle(element).direction)
  const said = [await root.getAttribute('lang'), direction]
  expect.soft(said).toEqual([words.tag, words.tag === 'ar' ? 'rtl' : 'ltr'])
  expect.soft(await findForeignTexts(page, within, words)).toEqual([])
}

/** Reads a mail as a mail program shows it. */
async function expectMail(page: Page, mail: InboxMessage, words: LanguageWords): Promise<string> {
  const { login, signup } = words.service.emailMagicLinks.mail
  const kind = mail.links[0]?.kind === 'login' ? login : signup
  await page.setContent(mail.html)
  await expectLanguage(page, 'html', words)
  await page.getByRole('link', { name: kind.action, exact: true }).waitFor()
  const plain = withoutInvisible(mail.subject)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  expect
    .soft([plain, withoutInvisible(heading)])
    .toEqual(Array(2).fill(fill(kind.title, { project: 'Fieldnotes' })))
  return mail.links[0]?.url ?? ''
}

/** Types a code into the field, and waits for the sentence of the refusal. */
async function refuse(at: Visit, words: LanguageWords, code: string, sentence: string) {
  const name = words.widget('emailConfirmation.code.label')
  await at.widget.getByRole('textbox', { name, exact: true }).fill(code)
  await at.text(sentence).first().waitFor()
  await expectLanguage(at.page, '.st-root', words)
}

async function setBlocked({ storage, project, clock }: World, isBlocked: boolean) {
  const person = await storage.users.findByEmail(project.projectId, ada)
  await storage.users.update(project.projectId, person?.userId ?? '', {
    blockedAt: isBlocked ? clock.now() : null,
  })
}

describe('a sign-in in one language', () => {
  const startJourney = prepareJourneys()

  test.each(takeRows(rows, inEachChange).map((row) => ({ ...row, where: row.surface.name })))(
    'every text from the card to mail, other device and errors is in $tag, chosen by the $way, $where',
    async (row) => {
      const words = await loadWords(row.tag)
      const journey = await startJourney({
        surface: row.surface,
        world: {
          project: {
            magicLinks: {
              expirationMinutes: 30,
              requireSameBrowser: false,
              withCode: true,
              otherDevice: true,
            },
          },
        },
      })
      const { world } = journey
      const at = await visitIn(journey, row)
      await at.heading(words.widget('login.title')).waitFor()
      await expectLanguage(at.page, '.st-root', words)
      const field = words.widget('formField.email.label')
      await at.widget.getByRole('textbox', { name: field, exact: true }).fill(ada)
      const button = words.widget('button.emailLogin')
      await at.widget.getByRole('button', { name: button, exact: true }).click()
      await at.heading(words.widget('emailConfirmation.title')).waitFor()
      await expectLanguage(at.page, '.st-root', words)

      const phone = await journey.visit({ mount: byLink, path: null, profile: foreign })
      const mail = await world.inbox.next(ada)
      const link = await expectMail(phone.page, mail, words)

      const code = mail.code ?? ''
      await refuse(at, words, toWrongCode(code), words.widget('error.otpCodeNotFound'))
      await setBlocked(world, true)
      await refuse(at, words, code, words.service.errors.user_blocked)
      await setBlocked(world, false)

      const { otherDevice } = words.service.emailMagicLinks
      const shown = (name: string) =>
        phone.page.getByRole('heading', { name, exact: true }).waitFor()
      await phone.page.goto(link)
      await shown(otherDevice.question)
      await expectLanguage(phone.page, 'html', words)
      const number = await at.widget.locator('.st-number b').innerText()
      await phone.page.getByRole('button', { name: number, exact: true }).click()
      await shown(otherDevice.approvedTitle)
      await expectLanguage(phone.page, 'html', words)
      await at.status.getByText(`Signed in as ${ada}`).waitFor()
      await expectLanguage(at.page, '.st-root', words)
      await phone.page.goto(link)
      await shown(words.service.pages.linkTitle)
      await expectLanguage(phone.page, 'html', words)
    },
  )
})
