import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Writes the entry once more, under a name that its content decides: a page that wants to know beforehand what it runs
 * names that file with its digest (subresource integrity). Both names are one widget, see `inlineCore`.
 */
export const copyByContent = (entryFile: string): Plugin => ({
  name: 'copy-by-content',
  apply: 'build',
  writeBundle: {
    order: 'pre',
    sequential: true,
    handler({ dir = '' }) {
      const content = readFileSync(join(dir, entryFile))
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
      writeFileSync(join(dir, entryFile.replace(/\.js$/, `-${hash}.js`)), content)
    },
  },
})
