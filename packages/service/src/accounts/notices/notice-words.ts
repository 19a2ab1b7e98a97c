import { notices } from '../../locales/en/notices.ts'
import { toCatalogue } from '../../locales/to-catalogue.ts'

/** The texts of the mails that belong to no method, in every language. */
export const noticeWords = toCatalogue(notices)
