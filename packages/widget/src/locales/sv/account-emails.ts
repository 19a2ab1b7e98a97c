import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Du kan logga in med varje verifierad adress. Meddelanden går till den primära.',
  'account.emails.primaryStays': 'Välj en annan primär adress först.',
  'account.emails.add': 'Lägg till en e-postadress',
  'account.emails.addContent': 'Vi skickar en kod dit. Ingenting ändras förrän du anger den.',
  'account.emails.belongsToAnother':
    'Den här adressen hör till ett annat konto. Logga in med den, eller ta bort den där.',
  'account.emails.makePrimary': 'Gör primär',
  'account.emails.madePrimary': '{email} är nu din primära adress. Vi har meddelat båda.',
  'account.emails.sendNewCode': 'Skicka en ny kod',
  'account.act.addEmail': 'För att lägga till en e-postadress.',
  'account.act.makePrimary': 'För att göra {value} primär.',
}
