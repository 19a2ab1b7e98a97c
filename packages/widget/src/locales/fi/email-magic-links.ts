import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': 'Lähetimme sähköpostin osoitteeseen <bold>{email}</bold>.',
  'emailConfirmation.code.label': 'Anna sähköpostissa oleva koodi',
  'emailConfirmation.waiting': 'Tämä sivu jatkaa, kun avaat linkin.',
  'emailConfirmation.otherDevice':
    'Jos avaat linkin toisella laitteella, valitse siellä tämä numero.',
  'emailConfirmation.refused': 'Kirjautuminen hylättiin sähköpostin linkistä.',
  'emailConfirmation.used': 'Linkillä kirjauduttiin sisään muualla.',
  'emailConfirmation.failed': 'Kirjautuminen ei onnistunut tällä sivulla. Pyydä uusi linkki.',
  'emailConfirmation.success.content': 'Kirjautuminen onnistui.',
  'link.openInGmail': 'Avaa Gmail',
  'link.openInYahoo': 'Avaa Yahoo',
  'link.openInOutlook': 'Avaa Outlook',
}
