import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': 'Potem przez 10 minut nie zapytamy ponownie.',
  'account.confirm.usePasskey': 'Kontynuuj z kluczem dostępu',
  'account.confirm.another': 'Potwierdź w inny sposób',
  'account.confirm.any': 'Wystarczy dowolny z nich.',
  'account.confirm.none':
    'Nie możesz tego tutaj potwierdzić. Wyloguj się, zaloguj się ponownie i spróbuj jeszcze raz.',
  'account.confirm.comeBack': 'Zaloguj się tam i wróć tutaj. Potem spróbuj jeszcze raz.',
  'account.confirm.notProved': 'Nie potwierdzono. Spróbuj ponownie.',
  'account.confirm.passkey': 'Klucz dostępu',
  'account.confirm.app': 'Aplikacja uwierzytelniająca',
  'account.confirm.password': 'Hasło',
  'account.confirm.showPassword': 'Pokaż hasło',
  'account.confirm.email': 'Kod e-mailem',
  'account.confirm.phone': 'Kod na telefon',
  'account.confirm.to': 'na {email}',
  'account.confirm.close': 'Zamknij',
  'account.confirm.leave': 'Wróć do aplikacji {clientName}',
}
