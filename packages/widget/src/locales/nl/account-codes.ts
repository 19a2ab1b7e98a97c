import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': 'Bewaar je herstelcodes',
  'account.codes.content':
    'Met elke code kom je één keer binnen als je telefoon weg is. We tonen ze alleen nu.',
  'account.codes.lead': 'Met elke code kom je één keer binnen als je niet bij je mailbox kunt.',
  'account.codes.onlyNow': 'We tonen ze alleen nu.',
  'account.codes.make': 'Herstelcodes maken',
  'account.codes.old': 'De eerdere werken niet meer.',
  'account.codes.download': 'Downloaden',
  'account.codes.print': 'Afdrukken',
  'account.codes.saved': 'Ik heb deze codes bewaard',
  'account.codes.done': 'Klaar',
}
