import type { ConfigFault } from '../../flow/advice/method-advice.ts'
import type { LoginConfig } from '../../kernel/config/login-config.ts'
import { normalizeProducts } from '../../kernel/config/normalize-products.ts'
import { Products } from '../../kernel/config/products.ts'
import { allAdvice } from '../../methods/all-advice.ts'

/**
 * Finds the error of the specification (section 2) because of which Main cannot be drawn; null if it cannot be drawn because
 * no configured product has a form.
 */
export function findConfigFault(config: LoginConfig): ConfigFault | null {
  const { ids } = normalizeProducts(config.products, Object.values(Products))
  const faults = [...allAdvice.values()].flatMap(({ fault = [] }) => fault)
  return faults.find((fault) => fault.isIn(ids, config)) ?? null
}
