import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': 'Potwierdź adres e-\u2060mail',
  'oauth.confirmAddress.once':
    'Prosimy o to tylko raz. Potem do zalogowania się wystarczy konto w innym serwisie.',
  'oauth.confirmAddress.sending': 'Wysyłamy kod na Twój adres e-mail...',
  'oauth.success.content': 'Zalogowano.',
}
