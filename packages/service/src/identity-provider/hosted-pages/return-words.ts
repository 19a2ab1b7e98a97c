import { returnPage } from '../../locales/en/return-page.ts'
import { toCatalogue } from '../../locales/to-catalogue.ts'

/** The texts of the page to which a link or a provider returns, in every language. */
export const returnWords = toCatalogue(returnPage)
