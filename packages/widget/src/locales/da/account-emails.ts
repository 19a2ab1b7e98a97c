import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Du kan logge ind med hver bekræftet adresse. Meddelelser går til den primære.',
  'account.emails.primaryStays': 'Vælg først en anden primær adresse.',
  'account.emails.add': 'Tilføj en e-mailadresse',
  'account.emails.addContent': 'Vi sender en kode til den. Intet ændres, før du indtaster den.',
  'account.emails.belongsToAnother':
    'Denne adresse hører til en anden konto. Log ind med den, eller fjern den der.',
  'account.emails.makePrimary': 'Gør primær',
  'account.emails.madePrimary': '{email} er nu din primære adresse. Vi har givet begge besked.',
  'account.emails.sendNewCode': 'Send en ny kode',
  'account.act.addEmail': 'For at tilføje en e-mailadresse.',
  'account.act.makePrimary': 'For at gøre {value} primær.',
}
