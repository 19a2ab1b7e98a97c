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
// after the installation, which brings what they import
const { checkLocales } = await import('./locales/check-locales.mjs')
const { readLocales } = await import('./locales/read-locales.mjs')
const { writeTexts } = await import('./locales/write-texts.mjs')
const read = await readLocales()
const texts = await checkLocales(read)
if (texts.code !== 0) giveUp(texts.output)
writeTexts(read)
await buildStale(present([service, standalone, firstScreen, playground, portico]))
// afterwards: a build by Vite empties the folder that these write into
await buildStale(present(packages))
