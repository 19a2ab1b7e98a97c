import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
// biome-ignore lint/style/noRestrictedImports: as the check of texts reads them
import { readLocales } from '../../../scripts/locales/read-locales.mjs'

const folder = 'packages/widget/src/locales'

/** Returns the name of a room that only the account has: it is a file of its own in each language. */
const findAccountRoom = (file: string) => /\/(account[^/]*)$/.exec(file)?.[1]

/** The texts of a language as the code of a module, by the tag. */
type Languages = ReadonlyMap<string, string>

/**
 * Returns texts of every language besides English.
 *
 * @returns the account's texts by their rooms, all others under the name `locale`
 */
async function writeLanguages(): Promise<ReadonlyMap<string, Languages>> {
  const { locales } = await readLocales()
  const rooms = Object.entries(locales.find((each) => each.folder === folder)?.rooms ?? {})
  const all = new Map<string, Map<string, Readonly<Record<string, string>>>>()
  for (const [file, room] of rooms.sort(([a], [b]) => (a < b ? -1 : 1))) {
    const tag = file.split('/')[0] ?? ''
    if (tag === 'en') continue
    const name = findAccountRoom(file) ?? 'locale'
    const languages = all.get(name) ?? new Map()
    all.set(name, languages.set(tag, Object.assign({}, languages.get(tag), ...Object.values(room))))
  }
  const toSource = (texts: object) => `export const texts=${JSON.stringify(texts)}`
  return new Map(
    [...all].map(([name, languages]) => [
      name,
      new Map([...languages].map(([tag, texts]) => [tag, toSource(texts)])),
    ]),
  )
}

const toHash = (languages: readonly Languages[]) =>
  createHash('sha256')
    .update(languages.flatMap((each) => [...each].flat()).join('\0'))
    .digest('hex')
    .slice(0, 8)

/**
 * Writes each language as a file `chunks/locale-<tag>-<hash>.js`, and each room of the account as another one, such as
 * `chunks/account-devices-<tag>-<hash>.js`. The hash is one for all languages, so that the first file needs only their tags
 * in place of the name of every file.
 */
export function writeLanguageFiles(): Plugin {
  let all: ReadonlyMap<string, Languages> = new Map()
  return {
    name: 'language-files',
    apply: 'build',
    async buildStart() {
      all = await writeLanguages()
    },
    load(id) {
      const emit = (names: readonly string[]) => {
        const hash = toHash(names.map((name) => all.get(name) ?? new Map()))
        for (const name of names) {
          for (const [tag, source] of all.get(name) ?? []) {
            this.emitFile({ type: 'asset', fileName: `chunks/${name}-${tag}-${hash}.js`, source })
          }
        }
        return hash
      }
      if (id.endsWith('/src/locales/account-texts.ts')) {
        const hash = emit([...all.keys()].filter((name) => name !== 'locale'))
        const load = `import(/* @vite-ignore */ \`./\${room}-\${tag}-${hash}.js\`)`
        return `export const loadAccountTexts = (tag, room) => ${load}.then(({ texts }) => texts)`
      }
      if (!id.endsWith('/src/locales/loaders.ts')) return null
      const tags = ['en', ...(all.get('locale')?.keys() ?? [])].sort().join(' ')
      return [
        `export const tags = ${JSON.stringify(tags)}.split(' ')`,
        `export const loadTexts = (tag) => import(/* @vite-ignore */ \`./locale-\${tag}-${emit(['locale'])}.js\`)`,
      ].join('\n')
    },
  }
}
