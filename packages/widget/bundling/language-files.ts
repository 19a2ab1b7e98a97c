import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
// biome-ignore lint/style/noRestrictedImports: as the check of texts reads them
import { readLocales } from '../../../scripts/locales/read-locales.mjs'

const folder = 'packages/widget/src/locales'

/** Returns the texts of every language besides English, as the code of a module. */
async function writeLanguages(): Promise<ReadonlyMap<string, string>> {
  const { locales } = await readLocales()
  const rooms = Object.entries(locales.find((each) => each.folder === folder)?.rooms ?? {})
  const tags = [...new Set(rooms.map(([file]) => file.split('/')[0] ?? ''))].sort()
  return new Map(
    tags
      .filter((tag) => tag !== 'en')
      .map((tag) => {
        const own = rooms.filter(([file]) => file.startsWith(`${tag}/`))
        const texts = Object.assign({}, ...own.flatMap(([, room]) => Object.values(room)))
        return [tag, `export const texts=${JSON.stringify(texts)}`]
      }),
  )
}

/**
 * Writes each language as a file `chunks/locale-<tag>-<hash>.js`. The hash is one for all languages, so that the first
 * file needs only their tags in place of the name of every file.
 */
export function writeLanguageFiles(): Plugin {
  let languages: ReadonlyMap<string, string> = new Map()
  return {
    name: 'language-files',
    apply: 'build',
    async buildStart() {
      languages = await writeLanguages()
    },
    load(id) {
      if (!id.endsWith('/src/locales/loaders.ts')) return null
      const all = [...languages].flat().join('\0')
      const hash = createHash('sha256').update(all).digest('hex').slice(0, 8)
      for (const [tag, source] of languages) {
        this.emitFile({ type: 'asset', fileName: `chunks/locale-${tag}-${hash}.js`, source })
      }
      return [
        `export const tags = ${JSON.stringify(['en', ...languages.keys()].sort().join(' '))}.split(' ')`,
        `export const loadTexts = (tag) => import(/* @vite-ignore */ \`./locale-\${tag}-${hash}.js\`)`,
      ].join('\n')
    },
  }
}
