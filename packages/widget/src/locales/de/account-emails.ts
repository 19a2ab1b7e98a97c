import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Sie können sich mit jeder bestätigten Adresse anmelden. Hinweise gehen an die primäre.',
  'account.emails.primaryStays': 'Wählen Sie zuerst eine andere primäre Adresse.',
  'account.emails.add': 'E-Mail-Adresse hinzufügen',
  'account.emails.addContent':
    'Wir senden einen Code dorthin. Nichts ändert sich, bis Sie ihn eingeben.',
  'account.emails.belongsToAnother':
    'Diese Adresse gehört zu einem anderen Konto. Melden Sie sich mit ihr an, oder entfernen Sie sie dort.',
  'account.emails.makePrimary': 'Zur primären machen',
  'account.emails.madePrimary':
    '{email} ist jetzt Ihre primäre Adresse. Wir haben beide informiert.',
  'account.emails.sendNewCode': 'Neuen Code senden',
  'account.act.addEmail': 'Um eine E-Mail-Adresse hinzuzufügen.',
  'account.act.makePrimary': 'Um {value} zur primären zu machen.',
}
