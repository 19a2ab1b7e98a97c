import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': 'Der er sendt en e-mail til <bold>{email}</bold>.',
  'emailConfirmation.code.label': 'Indtast koden fra e-mailen',
  'emailConfirmation.waiting': 'Denne side fortsætter, når du åbner linket.',
  'emailConfirmation.otherDevice':
    'Hvis du åbner linket på en anden enhed, skal du vælge dette tal der.',
  'emailConfirmation.refused': 'Login blev afvist fra e-mailen.',
  'emailConfirmation.used': 'Linket blev brugt til at logge ind et andet sted.',
  'emailConfirmation.failed': 'Du kunne ikke logges ind på denne side. Bed om et nyt link.',
  'emailConfirmation.success.content': 'Din identitet er bekræftet.',
  'link.openInGmail': 'Åbn i Gmail',
  'link.openInYahoo': 'Åbn i Yahoo',
  'link.openInOutlook': 'Åbn i Outlook',
}
