import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The names that the bundler gives. */
const bundled = /\bc-0[0-9a-f]{7}\b/g

/**
 * Names the chunks `<number>-<hash>`, with one hash over all of them: at the end, where the service finds it and lets browsers
 * keep the file. The first file contains the name of every chunk, and
 * a hash in each costs three bytes a chunk, since random letters do not compress. A page that was open before an upgrade
 * loads its chunks anew afterwards, as it loads the first file.
 */
export const numberChunks = (...entryFiles: readonly string[]): Plugin => ({
  name: 'number-chunks',
  apply: 'build',
  writeBundle: {
    order: 'pre',
    sequential: true,
    handler({ dir = '' }) {
      const folder = join(dir, 'chunks')
      const isBundled = (file: string) => file.replace(bundled, '') === '.js'
      // the bundler's names follow from the content
      const files = readdirSync(folder).filter(isBundled).sort()
      const contents = files.map((file) => readFileSync(join(folder, file), 'utf8'))
      const hash = createHash('sha256').update(contents.join('\0')).digest('hex').slice(0, 8)
      const names = new Map(
        files.map((file, index) => [file.replace('.js', ''), `${index.toString(36)}-${hash}`]),
      )
      const rename = (text: string) => text.replace(bundled, (name) => names.get(name) ?? name)
      files.forEach((file, index) => {
        renameSync(join(folder, file), join(folder, rename(file)))
        writeFileSync(join(folder, rename(file)), rename(contents[index] ?? ''))
      })
      for (const file of [...entryFiles, '.vite/manifest.json']) {
        writeFileSync(join(dir, file), rename(readFileSync(join(dir, file), 'utf8')))
      }
    },
  },
})
