import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': 'Lagre gjenopprettingskodene dine',
  'account.codes.content':
    'Hver kode slipper deg inn én gang hvis telefonen din er borte. Vi viser dem bare nå.',
  'account.codes.lead':
    'Hver kode slipper deg inn én gang hvis du ikke har tilgang til postkassen din.',
  'account.codes.onlyNow': 'Vi viser dem bare nå.',
  'account.codes.make': 'Lag gjenopprettingskoder',
  'account.codes.old': 'De tidligere virker ikke lenger.',
  'account.codes.download': 'Last ned',
  'account.codes.print': 'Skriv ut',
  'account.codes.saved': 'Jeg har lagret disse kodene',
  'account.codes.done': 'Ferdig',
}
