/**
 * From the card to the mail, to the page of its link on another device, to the errors, to an app's consent and the log-out:
 * all in one language.
 */
import { fileURLToPath } from 'node:url'
import type { Language } from '@portico/contract'
import { otp } from '@portico/contract/methods/otp'
import type { InboxMessage, World } from '@portico/testkit'
import { takeRows, takeTurns } from '@portico/testkit/run'
import { createTestProject } from '@portico/testkit/world'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { toClientRow } from './support/client-app-fixture.ts'
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
import { waitForLanguage } from './support/wait-for-language.ts'
import { addLatency } from './support/watch-callbacks.ts'

const test = takeTurns(import.meta.url)

const bundle = fileURLToPath(new URL('../packages/widget/dist/standalone', import.meta.url))
const ada = 'ada@example.com'
const grace = 'grace@example.com'
/** What the other device speaks, and the first one where its browser does not decide. */
const foreign = { locale: 'fr-FR' }
/** The other device. The service tells it by its name from a browser on another site, which keeps no cookie of the service. */
const phoneProfile = {
  ...foreign,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
}

const ways = ['locale', 'page', 'browser'] as const

interface Row {
  readonly tag: Language
  readonly way: (typeof ways)[number]
  readonly surface: Surface
  /** Whether the browser is 100 ms away. */
  readonly isFar?: boolean
  /** Whether the page is on another site than the service, so that the service's pages know nothing of its session. */
  readonly isElsewhere?: boolean
}

/** How many messages an address gets in a minute. */
const mostMails = 3

const tags = ['de', 'ar', 'ja', 'pt-BR'] as const satisfies readonly Language[]
const inEachChange: readonly Row[] = [
  { tag: 'de', way: 'locale', surface: main },
  { tag: 'ar', way: 'page', surface: main },
]
const others = tags.flatMap((tag) =>
  ways
    .map((way): Row => ({ tag, way, surface: main, isElsewhere: tag === 'de' }))
    .filter(({ way }) => !inEachChange.some((row) => row.tag === tag && row.way === way)),
)
const rows: readonly Row[] = [
  ...inEachChange,
  ...others,
  { tag: 'ar', way: 'page', surface: shadow, isFar: true },
  { tag: 'ja', way: 'browser', surface: react, isFar: true },
]

/** Opens the card in a language that is chosen in one way, while everything else speaks another. */
async function visitIn(
  { visit, host }: Pick<Journey, 'visit' | 'host'>,
  { tag, way, isFar = false, isElsewhere = false }: Row,
): Promise<Visit> {
  const at = await visit({
    mount: { ...byLink, ...(way === 'locale' && { locale: tag }) },
    profile: way === 'browser' ? { locale: tag } : foreign,
    path: null,
    async prepare(page) {
      await waitForLanguage(page)
      if (isFar) await addLatency(page)
      if (way !== 'locale') await sayLanguage(way === 'page' ? tag : null)(page)
    },
  })
  await at.page.goto(isElsewhere ? host.origin.replace('localhost', '127.0.0.1') : host.origin)
  return at
}

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

/** Asks for a link in the card. */
async function askForLink(at: Visit, words: LanguageWords, email: string): Promise<void> {
  const field = words.widget('formField.email.label')
  await at.widget.getByRole('textbox', { name: field, exact: true }).fill(email)
  const button = words.widget('button.emailLogin')
  await at.widget.getByRole('button', { name: button, exact: true }).click()
}

/** Asks for more messages to an address than the service sends. */
async function exceedLimit(at: Visit, world: World, words: LanguageWords): Promise<void> {
  for (let count = 0; count < mostMails; count += 1) {
    const { status } = await world.call(otp.emailLoginOrCreate, { email: grace })
    expect(status).toBe(200)
  }
  await askForLink(at, words, grace)
  await at.text(words.service.errors.too_many_requests).first().waitFor()
  await expectLanguage(at.page, '.st-root', words)
}

/** Lets an app know who the user is, on the service's page, which shows what it asks. */
async function allowApp(at: Visit, world: World, words: LanguageWords, row: Row): Promise<void> {
  const { page } = at
  const redirectUri = `${at.origin()}/welcome`
  await world.storage.clients.add(
    toClientRow(world, {
      clientId: 'inkwell',
      secretHash: 'a'.repeat(64),
      metadata: {
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
        policy_uri: 'https://inkwell.example/privacy',
      },
    }),
  )
  const asked = new URLSearchParams({
    client_id: 'inkwell',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 's-1',
    ...toWish(row),
  })
  await page.goto(`${world.origin}/v1/oauth2/authorize?${asked}`)
  if (row.isElsewhere) {
    const title = fill(words.service.signInPage.title, { app: 'Inkwell' })
    const heading = page.getByRole('heading', { level: 1 })
    await expect.poll(async () => withoutInvisible(await heading.innerText())).toBe(title)
    await askForLink(at, words, ada)
    const code = page.getByRole('textbox', {
      name: words.widget('formField.otp.ariaLabel'),
      exact: true,
    })
    await code.waitFor()
    await expectLanguage(page, 'html', words)
    await code.fill(await world.inbox.codeFor(ada))
  }
  const allow = page.getByRole('button', {
    name: words.widget('idpConsent.button.allow'),
    exact: true,
  })
  await allow.waitFor()
  await expectLanguage(page, 'html', words)
  await allow.scrollIntoViewIfNeeded()
  // a pointer allows only what has been seen for a moment
  await page.locator('[data-sight="plain"]').waitFor()
  await allow.click()
  await page.waitForURL((url) => url.searchParams.has('code'))
}

/** Logs out on the service's page. */
async function logOut({ page }: Visit, world: World, words: LanguageWords, row: Row) {
  await page.goto(`${world.origin}/v1/oauth2/logout?${new URLSearchParams(toWish(row))}`)
  const { title, yes, leftTitle } = words.service.logout
  await page.getByRole('heading', { name: title, exact: true }).waitFor()
  await expectLanguage(page, 'html', words)
  await page.getByRole('button', { name: yes, exact: true }).click()
  await page.getByRole('heading', { name: leftTitle, exact: true }).waitFor()
  await expectLanguage(page, 'html', words)
}

/** What an app asks for beside: its own language, unless that of the browser is the same. */
const toWish = ({ way, tag }: Row): Record<string, string> =>
  way === 'browser' ? {} : { ui_locales: tag }

async function setBlocked({ storage, project, clock }: World, isBlocked: boolean) {
  const person = await storage.users.findByEmail(project.projectId, ada)
  await storage.users.update(project.projectId, person?.userId ?? '', {
    blockedAt: isBlocked ? clock.now() : null,
  })
}

describe('a sign-in in one language', () => {
  const startJourney = prepareJourneys()

  test.each(takeRows(rows, inEachChange).map((row) => ({ ...row, where: row.surface.name })))(
    'every text from the card to mail, other device, errors, consent and log-out is in $tag, chosen by the $way, $where',
    async (row) => {
      const words = await loadWords(row.tag)
      const journey = await startJourney({
        surface: row.surface,
        world: {
          config: { staticFolders: [bundle] },
          project: {
            rates: {
              ...createTestProject().rates,
              sendPerAddress: { max: mostMails, perSeconds: 60 },
            },
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
      await exceedLimit(at, world, words)
      await askForLink(at, words, ada)
      await at.heading(words.widget('emailConfirmation.title')).waitFor()
      await expectLanguage(at.page, '.st-root', words)

      const phone = await journey.visit({ mount: byLink, path: null, profile: phoneProfile })
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
      await allowApp(at, world, words, row)
      await logOut(at, world, words, row)
    },
  )
})
