import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
// biome-ignore lint/style/noRestrictedImports: as the check of texts reads them
import { readLocales } from '../../../scripts/locales/read-locales.mjs'

const folder = 'packages/widget/src/locales'

/** The rooms that only the account has: they are a second file of each language. */
const isOfAccount = (file: string) => /\/account[^/]*$/.test(file)

/**
 * Returns texts of every language besides English, as the code of a module.
 *
 * @param isWanted - whether the texts of a room are among them
 */
async function writeLanguages(
  isWanted: (file: string) => boolean,
): Promise<ReadonlyMap<string, string>> {
  const { locales } = await readLocales()
  const rooms = Object.entries(locales.find((each) => each.folder === folder)?.rooms ?? {})
  const tags = [...new Set(rooms.map(([file]) => file.split('/')[0] ?? ''))].sort()
  return new Map(
    tags
      .filter((tag) => tag !== 'en')
      .map((tag) => {
        const own = rooms.filter(([file]) => file.startsWith(`${tag}/`) && isWanted(file))
        const texts = Object.assign({}, ...own.flatMap(([, room]) => Object.values(room)))
        return [tag, `export const texts=${JSON.stringify(texts)}`]
      }),
  )
}

const toHash = (languages: ReadonlyMap<string, string>) =>
  createHash('sha256')
    .update([...languages].flat().join('\0'))
    .digest('hex')
    .slice(0, 8)

/**
 * Writes each language as a file `chunks/locale-<tag>-<hash>.js`, and its texts of the account as another one,
 * `chunks/account-<tag>-<hash>.js`. The hash is one for all languages, so that the first file needs only their tags in place
 * of the name of every file.
 */
export function writeLanguageFiles(): Plugin {
  let languages: ReadonlyMap<string, string> = new Map()
  let ofAccount: ReadonlyMap<string, string> = new Map()
  return {
    name: 'language-files',
    apply: 'build',
    async buildStart() {
      languages = await writeLanguages((file) => !isOfAccount(file))
      ofAccount = await writeLanguages(isOfAccount)
    },
    load(id) {
      const emit = (name: string, texts: ReadonlyMap<string, string>) => {
        const hash = toHash(texts)
        for (const [tag, source] of texts) {
          this.emitFile({ type: 'asset', fileName: `chunks/${name}-${tag}-${hash}.js`, source })
        }
        return `import(/* @vite-ignore */ \`./${name}-\${tag}-${hash}.js\`)`
      }
      if (id.endsWith('/src/locales/account-texts.ts')) {
        const load = emit('account', ofAccount)
        return `export const loadAccountTexts = (tag) => ${load}.then(({ texts }) => texts)`
      }
      if (!id.endsWith('/src/locales/loaders.ts')) return null
      return [
        `export const tags = ${JSON.stringify(['en', ...languages.keys()].sort().join(' '))}.split(' ')`,
        `export const loadTexts = (tag) => ${emit('locale', languages)}`,
      ].join('\n')
    },
  }
}
