import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': 'Wysłaliśmy e-mail na adres <bold>{email}</bold>.',
  'emailConfirmation.code.label': 'Wpisz kod z e-maila',
  'emailConfirmation.waiting': 'Gdy otworzysz link, logowanie będzie kontynuowane na tej stronie.',
  'emailConfirmation.otherDevice':
    'Jeśli otworzysz link na innym urządzeniu, wybierz tam tę liczbę.',
  'emailConfirmation.refused': 'Logowanie zostało odrzucone za pomocą linku z e-maila.',
  'emailConfirmation.used': 'Tym linkiem zalogowano się już w innym miejscu.',
  'emailConfirmation.failed': 'Na tej stronie nie udało się zalogować. Poproś o nowy link.',
  'emailConfirmation.success.content': 'Logowanie się powiodło.',
  'link.openInGmail': 'Otwórz Gmail',
  'link.openInYahoo': 'Otwórz Yahoo',
  'link.openInOutlook': 'Otwórz Outlook',
}
