import * as registry from './bootstraps.schemas.ts'
import type { Joined } from './joined.ts'

/** The fields that the methods add to the settings of pages. */
export const methodBootstrap: Joined<(typeof registry)[keyof typeof registry]> = Object.assign(
  {},
  ...Object.values(registry),
)
