import type { Client } from '@portico/client'
import type { LoginConfig } from '../kernel/config/login-config.ts'
import { normalizeProducts } from '../kernel/config/normalize-products.ts'
import { Products } from '../kernel/config/products.ts'

/** The elements of the reset: a page with one of them shows it there. */
const resets = 'stytch-reset-password,portico-reset-password'

/** Whether the link of a reset mail led to this page, and nothing but the login widget is there to take it. */
export const isResetPage = (client: Client, config: LoginConfig | undefined): boolean =>
  client.parseAuthenticateUrl()?.tokenType === 'reset_password' &&
  normalizeProducts(config?.products, [Products.passwords]).ids.length > 0 &&
  !document.querySelector(resets)
