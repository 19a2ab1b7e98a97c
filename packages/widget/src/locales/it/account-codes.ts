import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': 'Salva i tuoi codici di recupero',
  'account.codes.content':
    'Ognuno ti fa entrare una volta se non hai più il telefono. Li mostriamo solo ora.',
  'account.codes.lead':
    'Ognuno ti fa entrare una volta se non hai accesso alla tua casella di posta.',
  'account.codes.onlyNow': 'Li mostriamo solo ora.',
  'account.codes.make': 'Crea codici di recupero',
  'account.codes.old': 'Quelli precedenti non funzionano più.',
  'account.codes.download': 'Scarica',
  'account.codes.print': 'Stampa',
  'account.codes.saved': 'Ho salvato questi codici',
  'account.codes.done': 'Fatto',
}
