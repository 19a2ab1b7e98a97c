import type { Commands } from '@portico/service/cli'

/** The commands of this package, beside those of the service. */
export const commands: Commands = {}
