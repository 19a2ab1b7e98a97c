import type { LoginConfig } from '../kernel/config/login-config.ts'
import { toProductIds } from '../kernel/config/to-product-ids.ts'

/** A configuration as the event log keeps it: products by name, whatever objects the host passed. */
export const toLoggable = (config: LoginConfig) => ({
  ...config,
  products: toProductIds(config.products),
})
