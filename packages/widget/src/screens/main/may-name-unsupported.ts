import type { Method } from '../../flow/method.ts'
import type { LoginConfig } from '../../kernel/config/login-config.ts'
import { toProductIds } from '../../kernel/config/to-product-ids.ts'

/**
 * Whether a configuration may contain a part that this version of the widget does not support. It is a quick check
 * before `findIgnored` is loaded, which lists those parts.
 */
export const mayNameUnsupported = (config: LoginConfig, methods: readonly Method[]): boolean =>
  methods.some((method) => method.mayIgnore?.(config)) ||
  toProductIds(config.products).some((id) => !methods.some((method) => method.id === id))
