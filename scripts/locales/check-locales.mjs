import { findGlossaryFaults, isGlossary } from './find-glossary-faults.mjs'
import { glossaryFolder, readGlossary, toGlossaryPath } from './read-glossary.mjs'
import { readLocales, toTexts } from './read-locales.mjs'

/** The most lines that a check prints: a folder that was just made has hundreds of faults of one kind. */
const mostLines = 40

/** The packages that have every language of the list. The widget has those that have a folder in it. */
const complete = ['packages/service/src/locales']

/**
 * Compares the texts of every language with the English ones.
 *
 * @param {Awaited<ReturnType<typeof readLocales>>} [read] - read anew without it
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function checkLocales(read) {
  const { languages, locales, findTextFaults } = read ?? (await readLocales())
  const found = locales.flatMap((each) =>
    findLocaleFaults(Object.keys(languages), each, findTextFaults),
  )
  const words = Object.keys(languages).flatMap((tag) => checkGlossary(tag, locales))
  return toReport([...found, ...words])
}

/**
 * @param {string} tag
 * @param {readonly import('./read-locales.mjs').Locales[]} locales - of all packages
 * @returns {string[]} faults of the words of a language that the widget has
 */
function checkGlossary(tag, locales) {
  const isInWidget = locales.some(
    ({ folder, rooms }) =>
      folder === glossaryFolder && Object.keys(rooms).some((file) => file.startsWith(`${tag}/`)),
  )
  if (tag === 'en' || !isInWidget) return []
  const path = toGlossaryPath(tag)
  const glossary = readGlossary(tag)
  if (!isGlossary(glossary)) return [`${path}: the file is missing, or has no terms`]
  return findGlossaryFaults(
    path,
    glossary,
    locales.flatMap((each) => listSentences(tag, each)),
  )
}

/**
 * @param {string} tag
 * @param {import('./read-locales.mjs').Locales} locales - of one package
 * @returns {import('./find-glossary-faults.mjs').Sentence[]} the texts that both the language and English have
 */
export function listSentences(tag, { folder, rooms }) {
  return Object.entries(rooms).flatMap(([file, room]) => {
    if (!file.startsWith(`${tag}/`)) return []
    const english = toTexts(rooms[`en/${file.slice(tag.length + 1)}`])
    return Object.entries(toTexts(room)).flatMap(([id, own]) =>
      english[id] === undefined
        ? []
        : [{ file: `${folder}/${file}.ts`, id, english: english[id], own }],
    )
  })
}

/** @param {readonly string[]} found @returns {{ code: number, output: string }} */
export function toReport(found) {
  const lines =
    found.length > mostLines
      ? [...found.slice(0, mostLines - 1), `and ${found.length - mostLines + 1} more`]
      : found
  return { code: found.length > 0 ? 1 : 0, output: lines.join('\n') }
}

/**
 * @param {readonly string[]} tags - of the list of languages
 * @param {import('./read-locales.mjs').Locales} locales - of one package
 * @param {import('./read-locales.mjs').FindTextFaults} findTextFaults - of the contract
 * @returns {string[]} faults, each behind the file in which it is
 */
export function findLocaleFaults(tags, { folder, rooms, untranslated, unjoined }, findTextFaults) {
  const files = Object.keys(rooms)
  const existing = [...new Set(files.map((file) => file.split('/')[0] ?? ''))]
  const english = files.filter((file) => file.startsWith('en/')).map((file) => file.slice(3))
  const unlisted = existing
    .filter((tag) => !tags.includes(tag))
    .map(
      (tag) => `${folder}/${tag}: packages/contract/src/foundation/languages.ts does not list it`,
    )
  const absent = tags
    .filter((tag) => complete.includes(folder) && !existing.includes(tag))
    .map((tag) => `${folder}/${tag}: the folder is missing, and "${tag}" is a language of the list`)
  const faults = existing
    .filter((tag) => tag !== 'en')
    .flatMap((tag) =>
      [...new Set([...english, ...listOwn(files, tag)])].flatMap((room) => {
        const file = `${folder}/${tag}/${room}.ts`
        const own = rooms[`${tag}/${room}`]
        const source = rooms[`en/${room}`]
        if (!own && untranslated.includes(room)) return []
        if (!own) return [`${file}: the file is missing; English has this room`]
        if (!source) return [`${file}: English has no such room`]
        return findTextFaults(toTexts(source), toTexts(own), tag).map(
          (fault) => `${file}: ${fault}`,
        )
      }),
    )
  const parts = unjoined.map(
    (tag) => `${folder}/${tag}/index.ts: the file is missing; it joins the rooms of the language`,
  )
  return [...unlisted, ...absent, ...parts, ...faults]
}

/** @param {readonly string[]} files @param {string} tag */
const listOwn = (files, tag) =>
  files.filter((file) => file.startsWith(`${tag}/`)).map((file) => file.slice(tag.length + 1))
