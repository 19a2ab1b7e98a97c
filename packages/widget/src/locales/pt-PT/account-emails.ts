import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Pode iniciar sessão com cada endereço verificado. Os avisos vão para o principal.',
  'account.emails.primaryStays': 'Escolha primeiro outro endereço principal.',
}
