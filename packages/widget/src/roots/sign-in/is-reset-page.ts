import type { Client } from '@portico/client'
import type { LoginConfig } from '../../kernel/config/login-config.ts'
import { Products } from '../../kernel/config/products.ts'
import { toProductIds } from '../../kernel/config/to-product-ids.ts'

/** The elements of the password reset. If the page has such an element, the reset is shown there. */
const resets = 'stytch-reset-password,portico-reset-password'

/**
 * Whether the link of a reset mail led to this page, and the login widget must show the reset because the page has no
 * element for it.
 */
export const isResetPage = (client: Client, config: LoginConfig | undefined): boolean =>
  client.parseAuthenticateUrl()?.tokenType === 'reset_password' &&
  toProductIds(config?.products).includes(Products.passwords) &&
  !document.querySelector(resets)
