import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Możesz zalogować się każdym potwierdzonym adresem. Powiadomienia trafiają na główny.',
  'account.emails.primaryStays': 'Najpierw wybierz inny adres główny.',
  'account.emails.add': 'Dodaj adres e-mail',
  'account.emails.addContent': 'Wyślemy na niego kod. Nic się nie zmieni, dopóki go nie wpiszesz.',
  'account.emails.belongsToAnother':
    'Ten adres należy do innego konta. Zaloguj się nim albo usuń go tam.',
  'account.emails.makePrimary': 'Ustaw jako główny',
  'account.emails.madePrimary': '{email} jest teraz Twoim głównym adresem. Powiadomiliśmy oba.',
  'account.emails.sendNewCode': 'Wyślij nowy kod',
  'account.act.addEmail': 'Aby dodać adres e-mail.',
  'account.act.makePrimary': 'Aby ustawić {value} jako główny.',
}
