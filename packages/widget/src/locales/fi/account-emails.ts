import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Voit kirjautua sisään jokaisella vahvistetulla osoitteella. Ilmoitukset menevät ensisijaiseen.',
  'account.emails.primaryStays': 'Valitse ensin toinen ensisijainen osoite.',
  'account.emails.add': 'Lisää sähköpostiosoite',
  'account.emails.addContent': 'Lähetämme siihen koodin. Mikään ei muutu, ennen kuin annat sen.',
  'account.emails.belongsToAnother':
    'Tämä osoite kuuluu toiselle tilille. Kirjaudu sisään sillä tai poista se siellä.',
  'account.emails.makePrimary': 'Tee ensisijaiseksi',
  'account.emails.madePrimary': '{email} on nyt ensisijainen osoitteesi. Ilmoitimme molempiin.',
  'account.emails.sendNewCode': 'Lähetä uusi koodi',
  'account.act.addEmail': 'Jotta sähköpostiosoite voidaan lisätä.',
  'account.act.makePrimary': 'Jotta {value} voidaan tehdä ensisijaiseksi.',
}
