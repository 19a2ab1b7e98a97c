import type { LoginConfig } from '../kernel/config/login-config.ts'
import { toProductIds } from '../kernel/config/to-product-ids.ts'

/** Returns the configuration for the event log: its products are names, even if the host passed objects. */
export const toLoggable = (config: LoginConfig) => ({
  ...config,
  products: toProductIds(config.products),
})
