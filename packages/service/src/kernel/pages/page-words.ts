import { pages } from '../../locales/en/pages.ts'
import { toCatalogue } from '../../locales/to-catalogue.ts'

/** The texts of the pages, in every language. */
export const pageWords = toCatalogue(pages)
