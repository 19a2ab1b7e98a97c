import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Writes the entry a second time, under a name with the hash of its content. A page that uses subresource integrity
 * loads that file with its digest, because its content never changes. Both files share the same widget, see
 * `inlineCore`.
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
