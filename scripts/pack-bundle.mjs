/**
 * Puts the bundle for pages without a build, and what draws its first screen, into the service's package while that is
 * packed: who installs the service has `portico.js`, and React with nothing. Afterwards it goes again, so that the repository serves what is built last.
 */
import { cpSync, existsSync, rmSync } from 'node:fs'
import { inRoot } from './root.mjs'
import { giveUp } from './say.mjs'

/** @param {string} name - of a build of the widget */
const built = (name) => inRoot('packages/widget/dist', name)
/** @param {string} name - of a folder of the service's package */
const packed = (name) => inRoot('packages/service/dist', name)

for (const name of ['standalone', 'first-screen']) {
  rmSync(packed(name), { recursive: true, force: true })
  if (process.argv.includes('--remove')) continue
  if (!existsSync(built(name))) giveUp('The widget is not built. Run npm run build.')
  cpSync(built(name), packed(name), { recursive: true, filter: (path) => !path.endsWith('.vite') })
}
