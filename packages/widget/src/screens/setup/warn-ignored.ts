import { findIgnored } from '../../kernel/config/find-ignored.ts'
import type { LoginConfig } from '../../kernel/config/login-config.ts'

const said = new Set<string>()

/**
 * Tells the site owner, once each, what the configuration asks for in vain.
 *
 * @param available - the products that have a method
 */
export function warnIgnored(config: LoginConfig, available: readonly string[]): void {
  for (const sentence of findIgnored(config, available)) {
    if (said.has(sentence)) continue
    said.add(sentence)
    console.warn(sentence)
  }
}
