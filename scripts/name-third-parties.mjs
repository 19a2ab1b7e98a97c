/**
 * What is bundled asks for its licence to be passed on with every copy, and its version belongs into a bill of materials:
 * a plugin of the build writes both beside the bundle, found from the bundle itself.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `/…/node_modules/@fastify/error`, of a file of that package. */
const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

/** @type {import('vite').Plugin} writes `third-party-licenses.txt` and `third-party.json` */
export const nameThirdParties = {
  name: 'name-third-parties',
  generateBundle(_options, bundle) {
    const ids = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk' ? part.moduleIds : [],
    )
    const folders = new Set(
      ids.flatMap((id) => packageFolder.exec(id.replace(/^\0/, ''))?.[0] ?? []),
    )
    const parts = [...folders]
      .filter((folder) => existsSync(join(folder, 'package.json')))
      .map(readPart)
      .toSorted((one, other) => (one.label < other.label ? -1 : 1))
    this.emitFile({
      type: 'asset',
      fileName: 'third-party-licenses.txt',
      source: [...new Set(parts.map(({ text }) => text))].join('\n---\n\n'),
    })
    this.emitFile({
      type: 'asset',
      fileName: 'third-party.json',
      source: `${JSON.stringify(
        parts.map(({ name, version, license }) => ({ name, version, license })),
        null,
        2,
      )}\n`,
    })
  },
}

/**
 * Reads what a package says of itself, and the text of its licence.
 *
 * @param {string} folder
 */
function readPart(folder) {
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry))
  if (file === undefined && license === undefined)
    throw new Error(`${name} comes without a licence.`)
  const text =
    file === undefined
      ? `${license}, ${author?.name ?? author ?? 'its authors'}`
      : readFileSync(join(folder, file), 'utf8').trim()
  return { name, version, license, label: `${name}@${version}`, text: `${name}\n\n${text}\n` }
}
