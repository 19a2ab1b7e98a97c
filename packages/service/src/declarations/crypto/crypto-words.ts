import { crypto } from '../../locales/en/crypto.ts'
import { toCatalogue } from '../../locales/to-catalogue.ts'

/** The texts of crypto wallets, in every language. */
export const cryptoWords = toCatalogue(crypto)
