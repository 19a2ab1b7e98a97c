import { addresses } from '../../locales/en/addresses.ts'
import { toCatalogue } from '../../locales/to-catalogue.ts'

/** The texts about the addresses of an account, in every language. */
export const addressWords = toCatalogue(addresses)
