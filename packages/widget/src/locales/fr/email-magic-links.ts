import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': 'Un e-mail a été envoyé à <bold>{email}</bold>.',
  'emailConfirmation.code.label': 'Saisissez le code reçu par e-mail',
  'emailConfirmation.waiting': 'Cette page continue dès que vous ouvrez le lien.',
  'emailConfirmation.otherDevice':
    'Si vous ouvrez le lien sur un autre appareil, choisissez-y ce nombre.',
  'emailConfirmation.refused': 'La connexion a été refusée depuis l’e-mail.',
  'emailConfirmation.used': 'Le lien a servi à une connexion ailleurs.',
  'emailConfirmation.failed':
    'Cette page n’a pas pu effectuer la connexion. Demandez un nouveau lien.',
  'emailConfirmation.success.content': 'Authentification réussie.',
  'link.openInGmail': 'Ouvrir dans Gmail',
  'link.openInYahoo': 'Ouvrir dans Yahoo',
  'link.openInOutlook': 'Ouvrir dans Outlook',
}
