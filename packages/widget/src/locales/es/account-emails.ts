import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Puede iniciar sesión con cada dirección verificada. Los avisos van a la principal.',
  'account.emails.primaryStays': 'Elija antes otra dirección principal.',
}
