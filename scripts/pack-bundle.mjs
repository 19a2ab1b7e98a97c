/**
 * Puts the bundle for pages without a build into the service's package while that is packed: who installs the service
 * has `portico.js`, and React with nothing. Afterwards it goes again, so that the repository serves what is built last.
 */
import { cpSync, existsSync, rmSync } from 'node:fs'
import { inRoot } from './root.mjs'
import { giveUp } from './say.mjs'

const bundle = inRoot('packages/widget/dist/standalone')
const packed = inRoot('packages/service/dist/standalone')

rmSync(packed, { recursive: true, force: true })
if (!process.argv.includes('--remove')) {
  if (!existsSync(bundle)) giveUp('The widget is not built. Run npm run build.')
  cpSync(bundle, packed, { recursive: true, filter: (path) => !path.endsWith('.vite') })
}
