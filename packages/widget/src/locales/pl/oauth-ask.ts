import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.secondStep.content':
    'Otwórz aplikację uwierzytelniającą i wpisz kod dla serwisu {project}.',
  'oauth.secondStep.contentWithoutName': 'Otwórz aplikację uwierzytelniającą i wpisz kod.',
  'oauth.secondStep.recovery.title': 'Wpisz kod zapasowy',
  'oauth.secondStep.recovery.content': 'Jeden z dziesięciu zapisanych kodów. Działa jeden raz.',
  'oauth.confirmAddress.title': 'Potwierdź adres e-\u2060mail',
  'oauth.confirmAddress.once':
    'Prosimy o to tylko raz. Potem do zalogowania się wystarczy konto w innym serwisie.',
  'oauth.confirmAddress.sending': 'Wysyłamy kod na Twój adres e-mail...',
  'oauth.ask.expired': 'Logowanie trwało zbyt długo. Wróć i zacznij od nowa.',
  'oauth.success.content': 'Zalogowano.',
}
