/**
 * `npm run texts:import <file>`: writes the rooms of a language, in every package, from a file as `portico texts export`
 * writes it and translation services fill it. `npm run new:locale <tag>` has made the language before.
 */
import './require-node.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fillRoom } from './locales/fill-room.mjs'
import { readLocales } from './locales/read-locales.mjs'
import { toRoom } from './locales/to-room.mjs'
import { inRoot } from './root.mjs'
import { giveUp, say } from './say.mjs'

const path = process.argv[2] ?? ''
if (!existsSync(path)) giveUp('Say which file: npm run texts:import eo.json')
const file = JSON.parse(readFileSync(path, 'utf8'))
const { locales } = await readLocales()
const written = locales.flatMap(({ folder, rooms }) =>
  Object.entries(rooms)
    .filter(([room]) => room.startsWith(`${file.locale}/`))
    .map(([room]) => writeRoom(folder, room, rooms[`en/${room.split('/')[1]}`] ?? {})),
)
if (written.length === 0) giveUp(`There is no language "${file.locale}": npm run new:locale`)
spawnSync('npx', ['biome', 'format', '--write', ...written], { stdio: 'ignore' })
say(`${written.length} rooms are written. npm run check -- texts types`)

/**
 * @param {string} folder
 * @param {string} room - such as `eo/mails`
 * @param {Readonly<Record<string, unknown>>} english - what the English room exports
 */
function writeRoom(folder, room, english) {
  // the widget's ids are unique in all of it, those of the service begin with the room's export
  const own = Object.entries(english).map(([name, part]) => [
    name,
    folder.includes('/widget/') ? fillRoom(part, file.widget) : fillRoom(part, file.service, name),
  ])
  const target = inRoot(folder, `${room}.ts`)
  writeFileSync(target, toRoom(room.split('/')[1] ?? '', Object.fromEntries(own)))
  return target
}
