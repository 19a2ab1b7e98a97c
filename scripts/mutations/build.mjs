/** Builds what journeys open, and nothing else, where this file stands: in a copy of the repository. */
import { buildStale } from '../build-stale.mjs'
import {
  firstScreen,
  operatorsConsole,
  playground,
  present,
  service,
  standalone,
} from '../build-targets.mjs'

await buildStale(present([service, standalone, firstScreen, operatorsConsole, playground]))
