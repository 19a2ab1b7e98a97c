import type { LoginConfig } from '../config/login-config.ts'
import { normalizeProducts } from '../config/normalize-products.ts'
import { Products } from '../config/products.ts'

/** A configuration as the event log keeps it: products by name, whatever objects the host passed. */
export const toLoggable = (config: LoginConfig) => ({
  ...config,
  products: normalizeProducts(config.products, Object.values(Products)).ids,
})
