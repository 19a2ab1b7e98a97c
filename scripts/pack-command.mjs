/**
 * Puts the playground, and the docs site if it is built, into the package of the command while that is packed: `npx portico`
 * has a page to open, and `portico docs` needs no network. Afterwards they go again, so that the repository serves what is
 * built last.
 */
import { cpSync, existsSync, rmSync } from 'node:fs'
import { inRoot } from './root.mjs'
import { giveUp } from './say.mjs'

const parts = [
  { built: inRoot('apps/playground/dist'), packed: 'playground', isNeeded: true },
  // a release builds it first, and checks that it is there
  { built: inRoot('apps/docs/dist'), packed: 'docs', isNeeded: false },
]

for (const { built, packed, isNeeded } of parts) {
  const place = inRoot('packages/portico/dist', packed)
  rmSync(place, { recursive: true, force: true })
  if (process.argv.includes('--remove')) continue
  if (existsSync(built))
    cpSync(built, place, { recursive: true, filter: (path) => !path.endsWith('.vite') })
  else if (isNeeded) giveUp('The playground is not built. Run npm run build.')
}
