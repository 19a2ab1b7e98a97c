import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Doğrulanmış her adresle oturum açabilirsiniz. Bildirimler birincil adrese gider.',
  'account.emails.primaryStays': 'Önce başka bir birincil adres seçin.',
}
