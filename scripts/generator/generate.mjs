import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { lists, writeList } from '../lists/lists.mjs'
import { inRoot } from '../root.mjs'
import { runBin } from '../run.mjs'
import { giveUp, say } from '../say.mjs'
import { addLine } from './add-line.mjs'

/**
 * Where something is listed, and the line that a new one adds; names stand between double underscores.
 *
 * @typedef {object} Registry
 * @property {string} file - from the root
 * @property {string} line
 */

/**
 * Makes the files of a template, and adds a line to each registry. A file `a/__id__.ts.template` becomes `a/<id>.ts` in the
 * repository. Beside them only the lists change that follow from the folders.
 *
 * @param {object} made
 * @param {string} made.template - the template's folder, from the root
 * @param {readonly Registry[]} made.registries
 * @param {Readonly<Record<string, string>>} made.names - what the names in files, paths and lines become
 * @param {string} made.next - the commands that follow
 */
export async function generate({ template, registries, names, next }) {
  const fill = (/** @type {string} */ text) =>
    text.replace(/__([a-z]+)__/gi, (whole, name) => names[name] ?? whole)
  const files = readdirSync(inRoot(template), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.template'))
    .map((path) => ({ from: path, to: fill(path.replace(/\.template$/, '')) }))
  await writeGenerated({
    files: files.map(({ from, to }) => ({
      to,
      text: fill(readFileSync(inRoot(template, from), 'utf8')),
    })),
    registries: registries.map(({ file, line }) => ({ file, line: fill(line) })),
    next,
  })
}

/**
 * Writes files that are made, and adds a line to each registry.
 *
 * @param {object} made
 * @param {readonly { to: string, text: string }[]} made.files - paths from the root
 * @param {readonly Registry[]} made.registries
 * @param {string} made.next - the commands that follow
 */
export async function writeGenerated({ files, registries, next }) {
  const taken = files.find(({ to }) => existsSync(inRoot(to)))
  if (taken) giveUp(`There is ${taken.to} already: choose another id.`)

  for (const { to, text } of files) {
    mkdirSync(dirname(inRoot(to)), { recursive: true })
    writeFileSync(inRoot(to), text)
  }
  for (const { file, line } of registries) addLine(file, line)
  for (const list of lists) writeFileSync(inRoot(list.file), writeList(list))

  const touched = [...files.map(({ to }) => to), ...registries.map(({ file }) => file)]
  // the order of imports and the breaks of lines depend on the names
  const { code, output } = await runBin('@biomejs/biome', [
    'check',
    '--write',
    '--no-errors-on-unmatched',
    ...touched.filter((path) => !path.endsWith('.md')).map((path) => inRoot(path)),
  ])
  if (code !== 0) giveUp(output)

  say(`Made ${files.length} files, and a line in each of:`)
  for (const { file } of registries) say(`  ${file}`)
  say(`Then: ${next}`)
}
