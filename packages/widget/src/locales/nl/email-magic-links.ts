import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': 'Er is een e-mail gestuurd naar <bold>{email}</bold>.',
  'emailConfirmation.code.label': 'Voer de code uit de e-mail in',
  'emailConfirmation.waiting': 'Deze pagina gaat verder zodra je de link opent.',
  'emailConfirmation.otherDevice':
    'Open je de link op een ander apparaat, kies daar dan dit getal.',
  'emailConfirmation.refused': 'Het inloggen is via de e-mail geweigerd.',
  'emailConfirmation.used': 'De link is gebruikt om ergens anders in te loggen.',
  'emailConfirmation.failed': 'Inloggen op deze pagina is niet gelukt. Vraag een nieuwe link aan.',
  'emailConfirmation.success.content': 'Je identiteit is bevestigd.',
  'link.openInGmail': 'Openen in Gmail',
  'link.openInYahoo': 'Openen in Yahoo',
  'link.openInOutlook': 'Openen in Outlook',
}
