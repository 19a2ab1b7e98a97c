import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inRoot } from '../root.mjs'
import { listSentences } from './check-locales.mjs'
import { findGlossaryFaults, isGlossary } from './find-glossary-faults.mjs'
import { terms } from './glossary-terms.mjs'
import { glossaryFolder, readGlossary } from './read-glossary.mjs'
import { draftGlossary } from './to-room.mjs'

const glossary = {
  address: 'Sie',
  terms: Object.fromEntries(
    Object.keys(terms).map((term) => [term, { term, forms: [`(${term})`] }]),
  ),
}
type Texts = Readonly<Record<string, string>>

/** The faults of texts, each by its id in English and in the language. */
const find = (texts: Readonly<Record<string, readonly [string, string]>>, own = {}) =>
  findGlossaryFaults(
    'glossary.json',
    { ...glossary, ...own },
    Object.entries(texts).map(([id, [english, text]]) => ({ file: 'f', id, english, own: text })),
  )

describe('a text', () => {
  test('has a form of each term that the English text has', () => {
    expect(find({ a: ['Delete the passkeys', 'Die (PASSKEY)s löschen'] })).toEqual([])
    expect(find({ a: ['Delete the passkeys', 'Die Schlüssel löschen'] })).toEqual([
      'f: "a" has no word for "passkey" of the glossary ((passkey)): Die Schlüssel löschen',
    ])
  })

  test('has the longest term alone: a recovery code is not a code', () => {
    const forms = { term: 'x', forms: ['xx'] }
    const own = { terms: { ...glossary.terms, 'authenticator app': forms } }
    expect(find({ a: ['Your authenticator app', 'xx'] }, own)).toEqual([])
  })

  test('is not read in its placeholders and marks', () => {
    expect(find({ a: ['Sent to <bold>{email}</bold>', 'An <bold>{email}</bold>'] })).toEqual([])
  })

  test('may say it in other words for a reason', () => {
    const exceptions = { a: 'the heading says it' }
    expect(find({ a: ['Delete the passkey', 'Löschen'] }, { exceptions })).toEqual([])
    expect(find({ a: ['Delete the passkey', 'Löschen'] }, { exceptions: { a: ' ' } })).not.toEqual(
      [],
    )
    expect(find({}, { exceptions })).toEqual(['glossary.json: there is no text "a"'])
  })

  test('that equals the English one is a fault, but for names and texts with a reason', () => {
    expect(find({ a: ['Try again', 'Try again'] })).toEqual(['f: "a" is the English text'])
    expect(
      find({ a: ['Try again', 'Try again'] }, { sameAsEnglish: { a: 'so they say' } }),
    ).toEqual([])
    expect(find({ a: ['WhatsApp', 'WhatsApp'], b: ['{code}', '{code}'] })).toEqual([])
    const address = ['example@email.com', 'example@email.com'] as const
    expect(find({ 'sharedText.formField.email.placeholder': address })).toEqual([])
  })

  test('is the same wherever English says the same sentence', () => {
    const texts = { a: ['Choose one', 'Wählen'], b: ['Choose one', 'Auswählen'] } as const
    expect(find(texts)).toEqual(['f: "b" is "Auswählen", and "a" is "Wählen"'])
    expect(find(texts, { exceptions: { b: 'a button' } })).toEqual([])
    expect(find({ a: ['Code', 'Kode'], b: ['Code', 'Ziffern'] })).toEqual([])
  })
})

test('a glossary has every term', () => {
  const { passkey, ...others } = glossary.terms
  expect(passkey).toBeDefined()
  expect(find({}, { terms: others })).toEqual(['glossary.json: the term "passkey" is missing'])
})

test('the texts of a language are compared with those of English in the same room', () => {
  const rooms: Readonly<Record<string, { readonly words: Texts }>> = {
    'en/mails': { words: { a: 'One', b: 'Two' } },
    'de/mails': { words: { a: 'Eins', c: 'Drei' } },
    'fr/mails': { words: { a: 'Un' } },
  }
  expect(listSentences('de', { folder: 'x', rooms, isJoined: false, unjoined: [] })).toEqual([
    { file: 'x/de/mails.ts', id: 'words.a', english: 'One', own: 'Eins' },
  ])
})

test('a generated language is a draft, and no language of the product is one', () => {
  const draft: unknown = JSON.parse(draftGlossary)
  expect(isGlossary(draft) && draft.isDraft).toBe(true)
  const drafts = readdirSync(inRoot(glossaryFolder), { withFileTypes: true }).filter((entry) => {
    const own = entry.isDirectory() ? readGlossary(entry.name) : undefined
    return isGlossary(own) && own.isDraft
  })
  expect(drafts).toEqual([])
})
