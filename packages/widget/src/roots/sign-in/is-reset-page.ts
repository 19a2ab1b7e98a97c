import type { Client } from '@portico/client'
import type { LoginConfig } from '../../kernel/config/login-config.ts'
import { normalizeProducts } from '../../kernel/config/normalize-products.ts'
import { Products } from '../../kernel/config/products.ts'

/** The elements of the password reset. If the page has such an element, the reset is shown there. */
const resets = 'stytch-reset-password,portico-reset-password'

/**
 * Whether the link of a reset mail led to this page, and the login widget must show the reset because the page has no
 * element for it.
 */
export const isResetPage = (client: Client, config: LoginConfig | undefined): boolean =>
  client.parseAuthenticateUrl()?.tokenType === 'reset_password' &&
  normalizeProducts(config?.products, [Products.passwords]).ids.length > 0 &&
  !document.querySelector(resets)
