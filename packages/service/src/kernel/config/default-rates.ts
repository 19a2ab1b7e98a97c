import { type MethodRates, toMethodRates } from '../../declarations/all-declarations.ts'
import type { DeclaredRate } from '../../declarations/declare-method.ts'

/** A limit: at most `max` calls in a period. */
export type RateLimit = DeclaredRate['production']

/** Development has wider limits, because all its users share one machine. */
const rate = (production: number, development: number, perSeconds = 600): DeclaredRate => ({
  production: { max: production, perSeconds },
  development: { max: development, perSeconds },
})

const ownRates = {
  /** Messages to one address. */
  sendPerAddress: rate(10, 60),
  /** Messages requested by one source. */
  sendPerSource: rate(100, 600),
  /** Messages of one project. */
  sendPerProject: rate(5_000, 6_000),
  /** Tokens and codes presented by one source. */
  authenticatePerSource: rate(300, 6_000),
  /** User searches by one source. */
  searchPerSource: rate(100, 1_000),
  /** All other requests of one source. */
  requestsPerSource: rate(1_200, 60_000, 60),
}

type OwnRates = { readonly [Name in keyof typeof ownRates]: RateLimit }

/** Rate limits by what they count. */
export interface RateConfig extends MethodRates, OwnRates {}

const toRates = (mode: keyof DeclaredRate): RateConfig => ({
  ...toMethodRates(mode),
  ...(Object.fromEntries(
    Object.entries(ownRates).map(([name, limits]) => [name, limits[mode]]),
  ) as OwnRates), // every declared name has an entry
})

/** The limits of a project that sets none. */
export const productionRates = toRates('production')
export const developmentRates = toRates('development')
