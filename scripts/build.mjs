/** `npm run build`: everything that is shipped. */
import './require-node.mjs'
import { buildStale } from './build-stale.mjs'
import {
  firstScreen,
  packages,
  playground,
  portico,
  present,
  service,
  standalone,
} from './build-targets.mjs'
import { installPackages } from './install-packages.mjs'
import { giveUp } from './say.mjs'

await installPackages()
const texts = await (await import('./locales/check-locales.mjs')).checkLocales()
if (texts.code !== 0) giveUp(texts.output)
await buildStale(present([service, standalone, firstScreen, playground, portico]))
// afterwards: a build by Vite empties the folder that these write into
await buildStale(present(packages))
