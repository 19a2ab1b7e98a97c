import { device } from '../../locales/en/device.ts'
import { signInPage } from '../../locales/en/sign-in-page.ts'
import { pickWords, toCatalogue } from '../../locales/to-catalogue.ts'

/** The texts around the widget on the pages to which client apps redirect users, in every language. */
export const signInPageWords = toCatalogue(signInPage)

/** The warning that the project does not vouch for an app, in every language. */
export const unverifiedWords = pickWords(toCatalogue(device), 'unverified')
