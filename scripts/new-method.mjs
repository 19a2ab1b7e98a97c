/**
 * `npm run new:method <id>`: makes a method that works on every side, with a toy for its proof: contract, service,
 * client, widget, tests, docs. Beside its own files it adds one line to each side's registry.
 */
import './require-node.mjs'
import { readdirSync, readFileSync } from 'node:fs'
import { generate } from './generator/generate.mjs'
import { readId } from './generator/read-id.mjs'
import { toNames } from './generator/to-names.mjs'
import { registries } from './new-method/registries.mjs'
import { inRoot } from './root.mjs'

const id = readId('new:method', 'magic-wand')
const next = Math.max(0, ...readMigrations().map(Number)) + 1
await generate({
  template: 'scripts/new-method/template',
  registries,
  names: { ...toNames(id), number: String(next).padStart(4, '0') },
  next: `npm run reference, npm test -- methods/${id}`,
})

/** @returns every migration's file or name, of all methods */
function readMigrations() {
  return readdirSync(inRoot('packages/service/src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(migrations|declarations\/[^/]+)\/[^/]+\.ts$/.test(path))
    .map((path) => readFileSync(inRoot('packages/service/src', path), 'utf8'))
    .flatMap((text) => text.match(/(?<=name: ')\d{4}(?=-)/g) ?? [])
}
