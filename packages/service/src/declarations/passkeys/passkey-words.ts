import { passkeys } from '../../locales/en/passkeys.ts'
import { toCatalogue } from '../../locales/to-catalogue.ts'

/** The texts of passkeys, in every language. */
export const passkeyWords = toCatalogue(passkeys)
