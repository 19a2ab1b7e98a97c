import type { LoginConfig } from '../../kernel/config/login-config.ts'
import { findIgnored } from './find-ignored.ts'

const said = new Set<string>()

/**
 * Warns the developer in the console, once each, about the parts of a configuration that have no effect.
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
