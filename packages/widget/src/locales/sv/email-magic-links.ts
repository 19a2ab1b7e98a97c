import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': 'Ett mejl har skickats till <bold>{email}</bold>.',
  'emailConfirmation.code.label': 'Ange koden från mejlet',
  'emailConfirmation.waiting': 'Den här sidan går vidare när du öppnar länken.',
  'emailConfirmation.otherDevice':
    'Om du öppnar länken på en annan enhet väljer du det här talet där.',
  'emailConfirmation.refused': 'Inloggningen nekades från mejlet.',
  'emailConfirmation.used': 'Länken användes för att logga in någon annanstans.',
  'emailConfirmation.failed': 'Det gick inte att logga in dig på den här sidan. Begär en ny länk.',
  'emailConfirmation.success.content': 'Din identitet har bekräftats.',
  'link.openInGmail': 'Öppna i Gmail',
  'link.openInYahoo': 'Öppna i Yahoo',
  'link.openInOutlook': 'Öppna i Outlook',
}
