import { device } from '../../locales/en/device.ts'
import { toCatalogue } from '../../locales/to-catalogue.ts'

/** The texts of the pages on which a user connects a device, in every language. */
export const deviceWords = toCatalogue(device)

/** The description of one scope that a device requests. */
export interface ScopeText {
  readonly text: string
  readonly details: readonly string[]
}

/** The scopes that every project defines. */
export const knownScopes = ['openid', 'profile', 'email', 'phone', 'offline_access'] as const
