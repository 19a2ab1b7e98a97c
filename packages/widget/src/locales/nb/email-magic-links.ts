import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': 'En e-post er sendt til <bold>{email}</bold>.',
  'emailConfirmation.code.label': 'Skriv inn koden fra e-posten',
  'emailConfirmation.waiting': 'Denne siden går videre når du åpner lenken.',
  'emailConfirmation.otherDevice':
    'Hvis du åpner lenken på en annen enhet, velger du dette tallet der.',
  'emailConfirmation.refused': 'Påloggingen ble avslått fra e-posten.',
  'emailConfirmation.used': 'Lenken ble brukt til å logge på et annet sted.',
  'emailConfirmation.failed': 'Du kunne ikke logges på fra denne siden. Be om en ny lenke.',
  'emailConfirmation.success.content': 'Identiteten din er bekreftet.',
  'link.openInGmail': 'Åpne i Gmail',
  'link.openInYahoo': 'Åpne i Yahoo',
  'link.openInOutlook': 'Åpne i Outlook',
}
