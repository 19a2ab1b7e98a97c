import { notMe } from '../../locales/en/not-me.ts'
import { toCatalogue } from '../../locales/to-catalogue.ts'

/** The texts of the page behind "This was not me", in every language. */
export const notMeWords = toCatalogue(notMe)
