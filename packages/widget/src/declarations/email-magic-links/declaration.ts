import type { CommonReply } from '@portico/contract'
import { emailMagicLinksText } from '../../locales/en/email-magic-links.ts'
import type { MethodDeclaration } from '../method-declaration.ts'
import type { EmailMagicLinksOptions } from './options.ts'

/** Declares sign-in with magic links. */
export const emailMagicLinks: MethodDeclaration<
  keyof typeof emailMagicLinksText,
  { emailMagicLinksOptions?: EmailMagicLinksOptions },
  { MAGIC_LINK_LOGIN_OR_CREATE: CommonReply & { email: string } }
> = { texts: emailMagicLinksText }
