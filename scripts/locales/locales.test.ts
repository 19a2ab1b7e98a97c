import { findTextFaults } from '@portico/contract'
import { describe, expect, test } from 'vitest'
import { checkLocales, findLocaleFaults, toReport } from './check-locales.mjs'
import { readLocales, toTexts } from './read-locales.mjs'
import { toRoom } from './to-room.mjs'

test('every language has the texts of English, with the same placeholders and marks', async () => {
  expect(await checkLocales()).toEqual({ code: 0, output: '' })
})

test('no room that a generator made is left untranslated', async () => {
  const { locales } = await readLocales()
  expect(locales.flatMap(({ untranslated }) => untranslated)).toEqual([])
})

test('reading the texts leaves NODE_ENV as it was, for the commands that follow', async () => {
  const before = process.env.NODE_ENV
  delete process.env.NODE_ENV
  await readLocales()
  expect(process.env.NODE_ENV).toBeUndefined()
  process.env.NODE_ENV = before
})

describe('a text of a language', () => {
  const english = {
    sent: 'Sent to <bold>{email}</bold>.',
    long: '{n, plural, one {# character} other {# characters}}',
  }
  const check = (own: Partial<typeof english> & { readonly more?: string }) =>
    findTextFaults(english, { ...english, ...own })

  test.each([
    { sent: 'An <bold>{email}</bold> gesendet, {email}.' },
    { long: '{n, plural, few {# znaki} many {znaków} other {#}}' },
  ])('may be %j', (own) => expect(check(own)).toEqual([]))

  test.each([
    [{ sent: ' ' }, 'the text "sent" is missing'],
    [{ more: 'Mehr' }, 'English has no text "more"'],
    [{ sent: 'An <bold>{mail}</bold>' }, '"sent" has the placeholders {mail}, and English {email}'],
    [{ sent: 'An <bold>{email}' }, '"sent" has the marks <bold>, and English </bold> <bold>'],
    [{ sent: 'An <b>{email}</b>' }, '"sent" has the marks </b> <b>, and English </bold> <bold>'],
    [{ long: 'lang' }, '"long" has the placeholders (none), and English {n}'],
    [{ long: '{n, plural, one {# Zeichen}}' }, '"long" has a plural of {n} without "other {…}"'],
  ])('may not be %j', (own, fault) => expect(check(own)).toEqual([fault]))

  test('has the plural cases of its language', () => {
    const own = { ...english, long: '{n, plural, one {# znak} few {# znaki} other {# znaku}}' }
    expect(findTextFaults(english, own, 'pl')).toEqual([
      '"long" has a plural of {n} without "many {…}"',
    ])
    expect(findTextFaults(english, own, 'de')).toEqual([])
  })

  test('is missing where it is left out', () => {
    expect(findTextFaults(english, { sent: english.sent })).toEqual(['the text "long" is missing'])
  })
})

describe('a folder of a language', () => {
  const folder = 'packages/service/src/locales'
  const room = { words: { title: 'Hello', parts: ['One', 'Two'] } }
  const find = (own: Record<string, Record<string, unknown>>, tags = ['en', 'de']) =>
    findLocaleFaults(
      tags,
      {
        folder,
        rooms: { 'en/mails': room, ...own },
        isJoined: false,
        untranslated: [],
        unjoined: [],
      },
      findTextFaults,
    )

  test('has each room of English and no other, each fault with its file', () => {
    expect(find({ 'de/mails': room })).toEqual([])
    expect(find({ 'de/other': room })).toEqual([
      `${folder}/de/mails.ts: the file is missing; English has this room`,
      `${folder}/de/other.ts: English has no such room`,
    ])
    expect(find({ 'de/mails': { words: { title: 'Hallo', parts: ['Eins'] } } })).toEqual([
      `${folder}/de/mails.ts: the text "words.parts.1" is missing`,
    ])
  })

  test('may lack a room that is marked as untranslated, and no text of it', () => {
    const findIn = (own: Record<string, Record<string, unknown>>) =>
      findLocaleFaults(
        ['en', 'de'],
        {
          folder,
          rooms: { 'en/mails': room, 'en/new': room, 'de/mails': room, ...own },
          isJoined: false,
          untranslated: ['new'],
          unjoined: [],
        },
        findTextFaults,
      )
    expect(findIn({})).toEqual([])
    expect(findIn({ 'de/new': { words: { title: 'Hallo', parts: ['Eins'] } } })).toEqual([
      `${folder}/de/new.ts: the text "words.parts.1" is missing`,
    ])
  })

  test('stands for a language of the list, and each language of the list has one', () => {
    expect(find({ 'de/mails': room }, ['en'])).toEqual([
      `${folder}/de: packages/contract/src/foundation/languages.ts does not list it`,
    ])
    expect(find({})).toEqual([
      `${folder}/de: the folder is missing, and "de" is a language of the list`,
    ])
  })

  test('has its module in the widget', () => {
    const widget = { folder: 'w', isJoined: true, untranslated: [], unjoined: ['de'] }
    expect(
      findLocaleFaults(
        ['en', 'de'],
        { ...widget, rooms: { 'en/a': room, 'de/a': room } },
        findTextFaults,
      ),
    ).toEqual(['w/de/index.ts: the file is missing; it joins the rooms of the language'])
  })
})

test('at most 40 lines are reported, and the last one counts the rest', () => {
  const lines = Array.from({ length: 57 }, (_, at) => `line ${at}`)
  const { code, output } = toReport(lines)
  expect(code).toBe(1)
  expect(output.split('\n')).toEqual([...lines.slice(0, 39), 'and 18 more'])
  expect(toReport(lines.slice(0, 40)).output.split('\n')).toEqual(lines.slice(0, 40))
})

test('a new language has the texts of each room, checked against the English ones', () => {
  const room = { buttonText: { 'button.x': "It's {n}" }, codeText: { 'code.y': 'Y' } }
  const text = toRoom('forms', room)
  expect(text).toContain("import type * as english from '../en/forms.ts'")
  expect(text).toContain('export const codeText: Translation<typeof english.codeText> = {')
  expect(Object.keys(toTexts(room))).toEqual(['buttonText.button.x', 'codeText.code.y'])
})
