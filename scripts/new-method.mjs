/**
 * `npm run new:method <id>`: makes a method that works on every side, with a toy for its proof: contract, service,
 * client, widget, tests, docs. Beside its own files it adds one line to each side's registry.
 */
import './require-node.mjs'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { registries } from './new-method/registries.mjs'
import { toNames } from './new-method/to-names.mjs'
import { inRoot } from './root.mjs'
import { runBin } from './run.mjs'
import { giveUp, say } from './say.mjs'

const template = 'scripts/new-method/template'

const id = process.argv[2] ?? ''
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
  giveUp('Say what the method is called: npm run new:method magic-wand')
}
const names = toNames(id, readMigrations())
const fill = (/** @type {string} */ text) =>
  text.replace(/__([a-z]+)__/gi, (whole, name) => names[name] ?? whole)

const files = readdirSync(inRoot(template), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.template'))
  .map((path) => ({ from: path, to: fill(path.replace(/\.template$/, '')) }))
const taken = files.find(({ to }) => existsSync(inRoot(to)))
if (taken) giveUp(`There is ${taken.to} already: choose another id.`)

for (const { from, to } of files) {
  mkdirSync(dirname(inRoot(to)), { recursive: true })
  writeFileSync(inRoot(to), fill(readFileSync(inRoot(template, from), 'utf8')))
}
for (const { file, line } of registries) addLine(file, fill(line))

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
say(`Then: npm run reference, npm test -- methods/${id}`)

/** The line goes in front of the first of its kind that sorts after it; comments and all else stay where they are. */
function addLine(/** @type {string} */ file, /** @type {string} */ line) {
  const lines = readFileSync(inRoot(file), 'utf8').split('\n')
  const isAlike = line.startsWith('export ')
    ? (/** @type {string} */ text) => /^export .* from '/.test(text)
    : (/** @type {string} */ text) => /^ {2}\w+: /.test(text)
  const before = lines.findIndex((text) => isAlike(text) && toPath(text) > toPath(line))
  const last = lines.findLastIndex((text) =>
    line.startsWith('export ') ? isAlike(text) : /^\}\)?$/.test(text),
  )
  const end = line.startsWith('export ') ? last + 1 : last
  lines.splice(before === -1 ? end : before, 0, line)
  writeFileSync(inRoot(file), lines.join('\n'))
}

/** @returns what a registry's line sorts by: the path that it leads to */
function toPath(/** @type {string} */ line) {
  return line.split("'")[1] ?? ''
}

/** @returns every migration's file or name, of all methods */
function readMigrations() {
  return readdirSync(inRoot('packages/service/src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(migrations|declarations\/[^/]+)\/[^/]+\.ts$/.test(path))
    .map((path) => readFileSync(inRoot('packages/service/src', path), 'utf8'))
    .flatMap((text) => text.match(/(?<=name: ')\d{4}(?=-)/g) ?? [])
}
