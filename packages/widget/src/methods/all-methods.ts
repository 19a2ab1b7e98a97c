import type { Method } from '../flow/method.ts'
import * as registry from './index.ts'

/** Every method; which of them stands first on Main, the configuration says. */
export const methods: readonly Method[] = Object.values(registry)

/** The products that have a method. */
export const methodIds = methods.map(({ id }) => id)
