import type { Translation } from '@portico/contract'
import type * as english from '../en/not-me.ts'

export const notMe: Translation<typeof english.notMe> = {
  question: 'To nie Ty?',
  does: 'Przycisk wyloguje przeglądarkę, której dotyczy e-mail.',
  button: 'To nie ja',
  otherwise: 'Jeśli to Ty, zamknij tę stronę: nic się nie zmieniło.',
  done: 'Przeglądarka została wylogowana',
  tooLate: 'Sytuacja się zmieniła',
  tooLateText: 'To, o czym pisze e-mail, nie jest już aktualne. Teraz nic nie zostało zmienione.',
  next: 'Aby zabezpieczyć konto:',
  steps: [
    'Upewnij się, że nikt inny nie czyta Twojej poczty: kto ma do niej dostęp, może zalogować się jako Ty. W razie wątpliwości zmień hasło skrzynki pocztowej.',
    'Ustaw tutaj nowe hasło, którego nie używasz nigdzie indziej.',
    'Zaloguj się i usuń to, czego nie znasz: klucze dostępu, numery telefonów, połączone konta, aplikację uwierzytelniającą.',
  ],
  help: 'Uzyskaj pomoc',
  signInAgain: 'Zaloguj się ponownie',
  goOn: 'Otwórz stronę {project}',
  dead: 'Ten link już nie działa',
  deadText: 'Wygasł lub nie został skopiowany w całości. Takie linki działają 7 dni.',
}
