import { passwords } from '../../locales/en/passwords.ts'
import { toCatalogue } from '../../locales/to-catalogue.ts'

/** The texts of passwords, in every language. */
export const passwordWords = toCatalogue(passwords)
