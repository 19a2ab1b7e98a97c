import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': 'Radera ditt konto hos {project}?',
  'account.deletion.everywhere': 'Du loggas ut överallt direkt.',
  'account.deletion.apps': 'Appar förlorar sin åtkomst direkt: {apps}.',
  'account.deletion.until': 'Till {date} kan du logga in och behålla kontot.',
  'account.deletion.someDays': 'I några dagar kan du logga in och behålla kontot.',
  'account.deletion.then':
    'Sedan raderas dina adresser, lösennycklar och din historik. Ingen kan återställa dem.',
  'account.deletion.atOnce':
    'Dina adresser, lösennycklar och din historik raderas direkt. Ingen kan återställa dem.',
  'account.deletion.downloadFirst': 'Ladda ned mina data först',
  'account.deletion.word': 'radera',
  'account.deletion.type': 'Skriv ”{word}” för att fortsätta',
  'account.deletion.keep': 'Behåll mitt konto',
  'account.deletion.asked': 'Ditt konto raderas {date}. Till dess kan du logga in och behålla det.',
  'account.deletion.done': 'Ditt konto raderades.',
  'account.act.deleteAccount': 'För att radera ditt konto.',
}
