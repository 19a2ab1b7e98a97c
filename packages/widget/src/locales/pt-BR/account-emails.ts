import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Você pode fazer login com cada endereço verificado. Os avisos vão para o principal.',
  'account.emails.primaryStays': 'Escolha outro endereço principal primeiro.',
}
