import { emailMagicLinks } from '../../locales/en/email-magic-links.ts'
import { toCatalogue } from '../../locales/to-catalogue.ts'

/** The texts of sign-in with a link, in every language. */
export const magicLinkWords = toCatalogue(emailMagicLinks)
