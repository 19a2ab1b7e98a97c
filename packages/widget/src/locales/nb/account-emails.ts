import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Du kan logge på med hver bekreftet adresse. Varsler går til den primære.',
  'account.emails.primaryStays': 'Velg en annen primær adresse først.',
  'account.emails.add': 'Legg til en e-postadresse',
  'account.emails.addContent':
    'Vi sender en kode til den. Ingenting endres før du skriver den inn.',
  'account.emails.belongsToAnother':
    'Denne adressen hører til en annen konto. Logg på med den, eller fjern den der.',
  'account.emails.makePrimary': 'Gjør primær',
  'account.emails.madePrimary':
    '{email} er nå den primære adressen din. Vi har gitt begge beskjed.',
  'account.emails.sendNewCode': 'Send en ny kode',
  'account.act.addEmail': 'For å legge til en e-postadresse.',
  'account.act.makePrimary': 'For å gjøre {value} primær.',
}
