import { findTextFaults, languages } from '@portico/contract'
import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findMailLanguage, listLanguages, toDirection } from '../foundation/text/words.ts'
import { deviceWords } from '../identity-provider/device/device-words.ts'
import { toBrandConfig } from '../kernel/brand/brand.ts'
import { type HostLanguages, listTexts } from '../locales/to-catalogue.ts'
import { createTestService, type TestService } from '../testing/create-test-service.ts'
import { speakLanguages } from './speak-languages.ts'

const english = listTexts('en')
/** Every text with a mark before each of its words, which no other language has. */
const marked = Object.fromEntries(
  Object.entries(english).map(([id, text]) => [
    id,
    text.replaceAll(/(\{\w+\}|<[^>]+>)|\p{L}+/gu, (whole, kept) => kept ?? `¤${whole}`),
  ]),
)

let database: TestStorage
let world: TestService
beforeAll(async () => {
  database = await openTestStorage('sqlite')
  world = await start({ eo: marked, ckb: marked, de: { 'mails.help': 'Rat' } })
})
afterAll(async () => {
  await world.close()
  await database.remove()
})

const start = (own: HostLanguages) =>
  createTestService({
    storage: database.storage,
    project: { brand: toBrandConfig({ helpAddress: 'https://shop.example/help' }) },
    config: { languages: own },
  })

/** What the project, the call and `Intl` fill in. */
const filledIn = /\bExample\b|ada@example\.com|\b5 minutoj\b|\bUTC\b|\bJan\b|&#?\w+;/g

/** Lists the lines of a page with a word that lacks the mark. */
const listOthers = (html: string) =>
  html
    .replaceAll(/<(style|script)\b.*?<\/\1>/gs, '')
    .split(/<[^>]*>/)
    .map((line) => line.replaceAll(filledIn, '').trim())
    .filter((line) => /(?<![¤\p{L}])\p{L}{2}/u.test(line))

test('a mail comes in a language of the host, with every sentence of it', async () => {
  const email = 'ada@example.com'
  await world.sendCode(email, { locale: 'eo' })
  const mail = await world.takeMail(email)
  expect(mail.subject).toContain('¤')
  expect(mail.html).toContain('<html lang="eo" dir="ltr">')
  expect(listOthers(mail.html)).toEqual([])
})

test('pages learn which languages are the host’s own, so that users can choose them', async () => {
  const answer = await world.get(`/projects/bootstrap/${world.project.publicToken}`)
  expect(answer.data.own_languages).toEqual(['eo', 'ckb'])
})

/** The address of a link that no longer works. */
const unusable = `/v1/public/magic_links/redirect?token=${'A'.repeat(43)}`

test('a page comes in a language of the host, from right to left if its script runs so', async () => {
  const page = (locale: string) =>
    world.send('GET', unusable, undefined, {
      headers: { 'accept-language': locale },
    })
  const esperanto = await page('eo')
  expect(esperanto.text).toContain('<html lang="eo">')
  expect(esperanto.text).toContain('¤')
  expect((await page('ckb-IQ')).text).toContain('<html lang="ckb" dir="rtl">')
  expect((await page('de')).text).not.toContain('¤')
})

test('an error comes in a language of the host', async () => {
  const answer = (locale: string) =>
    world.send(
      'POST',
      '/magic_links/authenticate',
      { token: 5 },
      { headers: { 'accept-language': locale } },
    )
  const { data } = await answer('eo')
  expect(data.error_message).toMatch(/^¤/)
  expect((await answer('de')).data.error_message).not.toContain('¤')
})

test('a text that a host gives for a language of Portico replaces that text alone', async () => {
  const email = 'grace@example.com'
  await world.sendCode(email, { locale: 'de' })
  const { html, subject } = await world.takeMail(email)
  expect(html).toContain('>Rat<')
  expect(subject).toMatch(/^Ihr Code|ist Ihr Code/)
})

test('a second service of the process with other languages is refused, and changes nothing', async () => {
  const other = start({ eo: english })
  await expect(other).rejects.toThrow('Another service in this process has other languages')
  const email = 'joan@example.com'
  await world.sendCode(email, { locale: 'eo' })
  expect((await world.takeMail(email)).subject).toContain('¤')
})

test('a service with the same languages starts, and the first to stop leaves them to the other', () => {
  const end = speakLanguages({ eo: marked, ckb: marked, de: { 'mails.help': 'Rat' } })
  end()
  end()
  expect(findMailLanguage('eo')).toBe('eo')
})

test('a list of texts stays a list in a language of the host', () => {
  const english = Object.values(deviceWords.en.scopes)
  const own = Object.values(deviceWords[findMailLanguage('eo') ?? 'en'].scopes)
  expect(own).toHaveLength(english.length)
  expect(own.map(({ details }) => details.length)).toEqual(
    english.map(({ details }) => details.length),
  )
  expect(own.flatMap(({ details }) => [...details])[0]).toMatch(/^¤/)
})

test('the direction of every language of Portico is that of its script', () => {
  for (const tag of listLanguages().filter((one) => Object.hasOwn(languages, one))) {
    const script = new Intl.Locale(tag).maximize().script ?? ''
    expect([tag, toDirection(tag)]).toEqual([
      tag,
      ['Arab', 'Hebr'].includes(script) ? 'rtl' : 'ltr',
    ])
  }
})

test('the ids of the texts are those that "portico texts" writes, each once', () => {
  expect(english['mails.facts.when']).toBeTypeOf('string')
  expect(findTextFaults(english, listTexts('de'), 'de')).toEqual([])
})

test('the languages end with the service', async () => {
  await world.close()
  expect(findMailLanguage('eo')).toBeNull()
  expect(listLanguages()).toEqual(Object.keys(languages))
  world = await start({})
  const email = 'eva@example.com'
  await world.sendCode(email, { locale: 'eo' })
  expect((await world.takeMail(email)).subject).not.toContain('¤')
})
