import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': 'Registrera dig eller logga in',
  'methodDivider.text': 'eller',
  'formField.email.label': 'E-post',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': 'Fortsätt med e-post',
  'button.back.ariaLabel': 'Tillbaka',
  'loading.label': 'Laddar',
  'errors.invalidEmail': 'Ogiltig e-postadress.',
  'errors.unreachable': 'Det gick inte att nå tjänsten. Kontrollera anslutningen och försök igen.',
  'errors.unexpected': 'Något gick fel på den här sidan. Gå tillbaka och försök igen.',
  'error.invalidEmail': 'E-postadressen har ett ogiltigt format.',
  'error.title': 'Något gick fel',
}
