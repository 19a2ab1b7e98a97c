import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigError } from '../../foundation/errors/config-error.ts'
import { listTexts } from '../../locales/to-catalogue.ts'
import { findLanguageProblems } from './find-language-problems.ts'
import { loadConfig } from './load-config.ts'

const english = listTexts('en')

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-languages-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const load = async (languages: unknown) => {
  await writeFile(
    join(folder, 'portico.config.ts'),
    `export default ${JSON.stringify({ languages })}`,
  )
  return loadConfig({ env: {}, workingFolder: folder })
}

test('a start takes a whole language, and single texts of one that Portico has', async () => {
  const languages = { eo: english, de: { 'mails.help': 'Rat' } }
  expect((await load(languages)).languages).toEqual(languages)
})

test('a configuration takes a language from the file that `portico texts import` writes', async () => {
  await writeFile(join(folder, 'eo.json'), JSON.stringify({ locale: 'eo', service: english }))
  await writeFile(
    join(folder, 'portico.config.ts'),
    "import eo from './eo.json' with { type: 'json' }\nexport default { languages: { eo: eo.service } }",
  )
  const { languages } = await loadConfig({ env: {}, workingFolder: folder })
  expect(languages).toEqual({ eo: english })
})

test('a start refuses a faulty language, and names the texts', async () => {
  const { 'mails.help': _, ...rest } = english
  const languages = { eo: { ...rest, 'mails.quoted': 'x', 'mails.more': 'x' } }
  const error: unknown = await load(languages).catch((cause: unknown) => cause)
  expect(error instanceof ConfigError && error.problems).toEqual([
    { key: 'languages.eo', message: 'is faulty: the text "mails.help" is missing' },
    { key: 'languages.eo', message: 'is faulty: English has no text "mails.more"' },
    {
      key: 'languages.eo',
      message: 'is faulty: "mails.quoted" has the placeholders (none), and English {name}',
    },
  ])
})

test('texts for a language of Portico are checked as those of a whole one are', () => {
  expect(findLanguageProblems({ de: { 'mails.quoted': 'x', 'mails.help': ' ' } })).toEqual([
    { key: 'languages.de', message: 'is faulty: the text "mails.help" is missing' },
    {
      key: 'languages.de',
      message: 'is faulty: "mails.quoted" has the placeholders (none), and English {name}',
    },
  ])
})

test('forty faults of a language are listed, and the others are counted', () => {
  const problems = findLanguageProblems({ eo: {} })
  expect(problems).toHaveLength(41)
  expect(problems.at(-1)?.message).toBe(
    `has ${Object.keys(english).length - 40} more faults; "portico texts check" lists all`,
  )
})

test.each([
  ['?', 'must be a BCP 47 tag, like "eo" or "pt-BR"'],
  ['pt_BR', 'must be a BCP 47 tag, like "eo" or "pt-BR"'],
  ['pt-br', 'must be written "pt-BR"'],
])('the tag "%s" is refused', (tag, message) => {
  expect(findLanguageProblems({ [tag]: {} })).toEqual([{ key: `languages.${tag}`, message }])
})
