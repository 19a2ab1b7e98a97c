/**
 * Puts the bundle for pages without a build, what draws its first screen, and the operators' console into the service's package while that is
 * packed: who installs the service has `portico.js`, and React with nothing. Afterwards it goes again, so that the repository serves what is built last.
 */
import { cpSync, existsSync, rmSync } from 'node:fs'
import { inRoot } from './root.mjs'
import { giveUp } from './say.mjs'

/** Builds, and the folders of the service's package that they go to. @type {Readonly<Record<string, string>>} */
const builds = {
  standalone: 'packages/widget/dist/standalone',
  'first-screen': 'packages/widget/dist/first-screen',
  console: 'apps/console/dist',
}

for (const [name, build] of Object.entries(builds)) {
  const packed = inRoot('packages/service/dist', name)
  const built = inRoot(build)
  rmSync(packed, { recursive: true, force: true })
  if (process.argv.includes('--remove')) continue
  if (!existsSync(built)) giveUp(`${build} is not built. Run npm run build.`)
  cpSync(built, packed, { recursive: true, filter: (path) => !path.endsWith('.vite') })
}
