import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': 'Rejestracja lub logowanie',
  'methodDivider.text': 'lub',
  'formField.email.label': 'E-mail',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': 'Kontynuuj przez e-mail',
  'button.back.ariaLabel': 'Wstecz',
  'loading.label': 'Ładowanie',
  'errors.invalidEmail': 'Nieprawidłowy adres e-mail.',
  'errors.unreachable': 'Nie udało się połączyć z serwisem. Sprawdź połączenie i spróbuj ponownie.',
  'errors.unexpected': 'Na tej stronie coś się nie powiodło. Wróć i spróbuj ponownie.',
  'error.invalidEmail': 'Nieprawidłowy format adresu e-mail.',
  'error.title': 'Wystąpił błąd',
}
