import { oauth } from '../../locales/en/oauth.ts'
import { toCatalogue } from '../../locales/to-catalogue.ts'

/** The texts of social sign-in, in every language. */
export const oauthWords = toCatalogue(oauth)
