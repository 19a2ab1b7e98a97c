/**
 * Puts the playground into the package of the command while that is packed: `npx portico` has a page to open. Afterwards
 * it goes again, so that the repository serves what is built last.
 */
import { cpSync, existsSync, rmSync } from 'node:fs'
import { inRoot } from './root.mjs'
import { giveUp } from './say.mjs'

const built = inRoot('apps/playground/dist')
const packed = inRoot('packages/portico/dist/playground')

rmSync(packed, { recursive: true, force: true })
if (!process.argv.includes('--remove')) {
  if (!existsSync(built)) giveUp('The playground is not built. Run npm run build.')
  cpSync(built, packed, { recursive: true, filter: (path) => !path.endsWith('.vite') })
}
