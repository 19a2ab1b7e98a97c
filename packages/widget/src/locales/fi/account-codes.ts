import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': 'Tallenna varakoodisi',
  'account.codes.content':
    'Pääset kullakin sisään kerran, jos puhelimesi on poissa. Näytämme ne vain nyt.',
  'account.codes.lead': 'Pääset kullakin sisään kerran, jos et pääse sähköpostilaatikkoosi.',
  'account.codes.onlyNow': 'Näytämme ne vain nyt.',
  'account.codes.make': 'Luo varakoodit',
  'account.codes.old': 'Aiemmat eivät enää toimi.',
  'account.codes.download': 'Lataa',
  'account.codes.print': 'Tulosta',
  'account.codes.saved': 'Olen tallentanut koodit',
  'account.codes.done': 'Valmis',
}
