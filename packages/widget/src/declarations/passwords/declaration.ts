import type { AuthReply, CommonReply } from '@portico/contract'
import { passwordsText } from '../../locales/en/passwords.ts'
import { zxcvbnText } from '../../locales/en/passwords-zxcvbn.ts'
import type { MethodDeclaration } from '../method-declaration.ts'
import type { PasswordOptions } from './options.ts'

/** Declares sign-in with passwords. */
export const passwords: MethodDeclaration<
  keyof typeof passwordsText | keyof typeof zxcvbnText,
  { passwordOptions?: PasswordOptions },
  {
    PASSWORD_CREATE: AuthReply & { email_id: string }
    PASSWORD_AUTHENTICATE: AuthReply
    PASSWORD_RESET_BY_EMAIL_START: CommonReply
    PASSWORD_RESET_BY_EMAIL: AuthReply
  }
> = { texts: { ...passwordsText, ...zxcvbnText } }
