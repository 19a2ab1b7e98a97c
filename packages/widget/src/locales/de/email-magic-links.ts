import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': 'Eine E-Mail wurde an <bold>{email}</bold> geschickt.',
  'emailConfirmation.code.label': 'Code aus der E-Mail eingeben',
  'emailConfirmation.waiting': 'Hier geht es weiter, sobald Sie den Link öffnen.',
  'emailConfirmation.otherDevice':
    'Wenn Sie den Link auf einem anderen Gerät öffnen, wählen Sie dort diese Zahl.',
  'emailConfirmation.refused': 'Die Anmeldung wurde über die E-Mail abgelehnt.',
  'emailConfirmation.used': 'Der Link wurde für eine Anmeldung an anderer Stelle benutzt.',
  'emailConfirmation.failed':
    'Diese Seite konnte Sie nicht anmelden. Fordern Sie einen neuen Link an.',
  'emailConfirmation.success.content': 'Ihre Identität wurde bestätigt.',
  'link.openInGmail': 'In Gmail öffnen',
  'link.openInYahoo': 'In Yahoo öffnen',
  'link.openInOutlook': 'In Outlook öffnen',
}
