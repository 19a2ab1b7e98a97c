import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Voit kirjautua sisään jokaisella vahvistetulla osoitteella. Ilmoitukset menevät ensisijaiseen.',
  'account.emails.primaryStays': 'Valitse ensin toinen ensisijainen osoite.',
}
