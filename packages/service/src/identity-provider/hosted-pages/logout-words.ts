import { logout } from '../../locales/en/logout.ts'
import { toCatalogue } from '../../locales/to-catalogue.ts'

/** The texts of the page that logs a user out, in every language. */
export const logoutWords = toCatalogue(logout)
