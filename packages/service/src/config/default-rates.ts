import type { RateConfig } from './config.ts'

const tenMinutes = 600

/** Limits of a project that names none. */
export const productionRates: RateConfig = {
  sendPerAddress: { most: 10, perSeconds: tenMinutes },
  sendPerSource: { most: 100, perSeconds: tenMinutes },
  sendPerProject: { most: 5_000, perSeconds: tenMinutes },
  authenticatePerSource: { most: 300, perSeconds: tenMinutes },
  passkeyStartPerSource: { most: 600, perSeconds: tenMinutes },
  strengthPerSource: { most: 120, perSeconds: 60 },
  searchPerSource: { most: 100, perSeconds: tenMinutes },
  requestsPerSource: { most: 1_200, perSeconds: 60 },
}

/** In development one machine plays everybody: wider, but never absent. */
export const developmentRates: RateConfig = {
  sendPerAddress: { most: 60, perSeconds: tenMinutes },
  sendPerSource: { most: 600, perSeconds: tenMinutes },
  sendPerProject: { most: 6_000, perSeconds: tenMinutes },
  authenticatePerSource: { most: 6_000, perSeconds: tenMinutes },
  passkeyStartPerSource: { most: 6_000, perSeconds: tenMinutes },
  strengthPerSource: { most: 6_000, perSeconds: 60 },
  searchPerSource: { most: 1_000, perSeconds: tenMinutes },
  requestsPerSource: { most: 60_000, perSeconds: 60 },
}
