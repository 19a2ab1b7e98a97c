import { totps } from '../../locales/en/totps.ts'
import { toCatalogue } from '../../locales/to-catalogue.ts'

/** The texts of authenticator apps and recovery codes, in every language. */
export const totpWords = toCatalogue(totps)
