import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': 'È stata inviata un’email a <bold>{email}</bold>.',
  'emailConfirmation.code.label': 'Inserisci il codice dell’email',
  'emailConfirmation.waiting': 'Questa pagina continua quando apri il link.',
  'emailConfirmation.otherDevice':
    'Se apri il link su un altro dispositivo, scegli lì questo numero.',
  'emailConfirmation.refused': 'L’accesso è stato rifiutato dall’email.',
  'emailConfirmation.used': 'Il link è stato usato per accedere altrove.',
  'emailConfirmation.failed':
    'Non è stato possibile accedere da questa pagina. Richiedi un nuovo link.',
  'emailConfirmation.success.content': 'Autenticazione completata.',
  'link.openInGmail': 'Apri in Gmail',
  'link.openInYahoo': 'Apri in Yahoo',
  'link.openInOutlook': 'Apri in Outlook',
}
