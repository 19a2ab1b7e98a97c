import type { Method } from '../flow/method.ts'
import * as registry from './index.ts'

/** All methods. The configuration decides their order on Main. */
export const methods: readonly Method[] = Object.values(registry)

/** The names of the products that have a method. */
export const methodIds = methods.map(({ id }) => id)
