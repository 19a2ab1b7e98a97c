import { chooseAccount } from '../../locales/en/choose-account.ts'
import { toCatalogue } from '../../locales/to-catalogue.ts'

/** The texts of the page on which a user chooses an account, in every language. */
export const chooseAccountWords = toCatalogue(chooseAccount)
