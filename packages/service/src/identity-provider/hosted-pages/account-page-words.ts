import { accountPage } from '../../locales/en/account-page.ts'
import { toCatalogue } from '../../locales/to-catalogue.ts'

/** The texts around the widget on the page with the account, in every language. */
export const accountPageWords = toCatalogue(accountPage)
