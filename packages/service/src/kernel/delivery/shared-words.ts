import { mails } from '../../locales/en/mails.ts'
import { toCatalogue } from '../../locales/to-catalogue.ts'

/** The texts that several mails share, in every language. */
export const sharedWords = toCatalogue(mails)
