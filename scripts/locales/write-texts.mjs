import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { inRoot } from '../root.mjs'
import { toTexts } from './read-locales.mjs'

/** The folder of the files that `portico texts` reads. */
const folder = 'packages/portico/texts'

/**
 * One language in one file, as `portico texts` exports it.
 *
 * @typedef {object} TextFile
 * @property {string} locale - its BCP 47 tag
 * @property {import('@portico/contract').Texts} widget - by the ids of the option `strings`
 * @property {import('@portico/contract').Texts} service - of mails, text messages and pages, by room and name
 */

/**
 * Joins a language's rooms.
 *
 * @param {string} tag
 * @param {readonly import('./read-locales.mjs').Locales[]} locales - of all packages
 * @returns {TextFile}
 */
export function toTextFile(tag, locales) {
  const [service, widget] = ['service', 'widget'].map((name) => {
    const rooms = locales.find(({ folder }) => folder === `packages/${name}/src/locales`)?.rooms
    const files = Object.entries(rooms ?? {}).filter(([file]) => file.startsWith(`${tag}/`))
    return Object.assign({}, ...files.map(([, room]) => toTexts(room)))
  })
  return { locale: tag, widget: dropExportNames(widget), service }
}

/** @param {import('@portico/contract').Texts} texts @returns {import('@portico/contract').Texts} */
const dropExportNames = (texts) =>
  Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path.slice(path.indexOf('.') + 1), text]),
  )

/**
 * Writes each language as one file into the package of the command.
 *
 * @param {Awaited<ReturnType<typeof import('./read-locales.mjs').readLocales>>} read
 */
export function writeTexts({ languages, locales }) {
  rmSync(inRoot(folder), { recursive: true, force: true })
  mkdirSync(inRoot(folder))
  for (const tag of Object.keys(languages)) {
    writeFileSync(inRoot(folder, `${tag}.json`), JSON.stringify(toTextFile(tag, locales)))
  }
}
