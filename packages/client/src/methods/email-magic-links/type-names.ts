/** The names of types of magic links; `type-names.ts` of the package explains them. */
import type { ReplyOf } from '@portico/contract'
import type { emailMagicLinks } from '@portico/contract/methods/email-magic-links'
import type { SessionDuration } from '../../foundation/client-options.ts'
import type { MagicLinkOptions } from './email-magic-links.ts'

/** Options of `magicLinks.email.loginOrCreate`. */
export type MagicLinksLoginOrCreateOptions = MagicLinkOptions
/** Answer of `magicLinks.email.loginOrCreate`. */
export type MagicLinksLoginOrCreateResponse = ReplyOf<typeof emailMagicLinks.loginOrCreate>
/** Options of `magicLinks.email.send`. */
export type MagicLinksSendOptions = MagicLinkOptions
/** Answer of `magicLinks.email.send`. */
export type MagicLinksSendResponse = ReplyOf<typeof emailMagicLinks.sendPrimary>
/** Options of `magicLinks.authenticate`. */
export type MagicLinksAuthenticateOptions = SessionDuration
/** Answer of `magicLinks.authenticate`. */
export type MagicLinksAuthenticateResponse = ReplyOf<typeof emailMagicLinks.authenticate>
