/** `npm run build`: everything that is shipped. */
import './require-node.mjs'
import { buildStale } from './build-stale.mjs'
import {
  firstScreen,
  operatorsConsole,
  packages,
  playground,
  portico,
  present,
  service,
  standalone,
} from './build-targets.mjs'
import { installPackages } from './install-packages.mjs'

await installPackages()
// after the installation, which brings what it imports
await (await import('./locales/prepare-texts.mjs')).prepareTexts()
await buildStale(present([service, standalone, firstScreen, operatorsConsole, playground, portico]))
// afterwards: a build by Vite empties the folder that these write into
await buildStale(present(packages))
