import { toMethodRates } from '../../declarations/all-declarations.ts'
import type { RateConfig } from './config.ts'

const tenMinutes = 600

/** The limits of a project that sets none. */
export const productionRates: RateConfig = {
  ...toMethodRates('production'),
  sendPerAddress: { max: 10, perSeconds: tenMinutes },
  sendPerSource: { max: 100, perSeconds: tenMinutes },
  sendPerProject: { max: 5_000, perSeconds: tenMinutes },
  authenticatePerSource: { max: 300, perSeconds: tenMinutes },
  searchPerSource: { max: 100, perSeconds: tenMinutes },
  requestsPerSource: { max: 1_200, perSeconds: 60 },
}

/** Development has wider limits, because all its users share one machine. */
export const developmentRates: RateConfig = {
  ...toMethodRates('development'),
  sendPerAddress: { max: 60, perSeconds: tenMinutes },
  sendPerSource: { max: 600, perSeconds: tenMinutes },
  sendPerProject: { max: 6_000, perSeconds: tenMinutes },
  authenticatePerSource: { max: 6_000, perSeconds: tenMinutes },
  searchPerSource: { max: 1_000, perSeconds: tenMinutes },
  requestsPerSource: { max: 60_000, perSeconds: 60 },
}
