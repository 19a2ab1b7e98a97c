import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': 'Je account wordt op {date} verwijderd',
  'account.return.content':
    'Je hebt er op {date} om gevraagd. Tot de verwijdering gaat er niets verloren.',
  'account.return.keep': 'Mijn account behouden',
  'account.return.goOn': 'Doorgaan met verwijderen',
}
