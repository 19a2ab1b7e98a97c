import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Puoi accedere con ogni indirizzo verificato. Gli avvisi vanno a quello principale.',
  'account.emails.primaryStays': 'Prima scegli un altro indirizzo principale.',
  'account.emails.add': 'Aggiungi un indirizzo email',
  'account.emails.addContent':
    'Inviamo un codice a questo indirizzo. Nulla cambia finché non lo inserisci.',
  'account.emails.belongsToAnother':
    'Questo indirizzo appartiene a un altro account. Accedi con esso o rimuovilo lì.',
  'account.emails.makePrimary': 'Rendi principale',
  'account.emails.madePrimary':
    '{email} è ora il tuo indirizzo principale. Abbiamo avvisato entrambi.',
  'account.emails.sendNewCode': 'Invia un nuovo codice',
  'account.act.addEmail': 'Per aggiungere un indirizzo email.',
  'account.act.makePrimary': 'Per rendere principale {value}.',
}
