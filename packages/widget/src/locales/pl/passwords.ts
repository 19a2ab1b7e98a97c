import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content': 'Aby dokończyć tworzenie konta, ustaw hasło',
  'password.login.title': 'Zaloguj się',
  'button.forgotPassword': 'Nie pamiętasz hasła?',
  'button.logInByEmail': 'Zaloguj się e-mailem',
  'formField.password.label': 'Hasło',
  'button.showPassword': 'Pokaż hasło',
  'password.forgot.title': 'Nie pamiętasz hasła?',
  'password.forgot.content':
    'E-mail z linkiem do zmiany hasła wysłaliśmy na adres <bold>{email}</bold>.',
  'password.breached.title': 'Sprawdź e-\u2060mail, aby ustawić nowe hasło',
  'password.breached.content': 'Wysłaliśmy e-mail na adres <bold>{email}</bold>.',
  'password.breached.whyTitle': 'Dlaczego, skoro hasło było poprawne?',
  'password.breached.why':
    'Takie samo hasło jest na liście wykradzionej z innej strony, więc obcy mogą próbować użyć go tutaj. Na Twoje konto {project} nikt się nie włamał. Gdy ustawisz nowe hasło, zmień je też na tamtej stronie.',
  'password.resetRequired.title': 'Sprawdź e-\u2060mail, aby ustawić nowe hasło',
  'password.resetRequired.content': 'Wysłaliśmy e-mail na adres <bold>{email}</bold>.',
  'password.setNew.title': 'Sprawdź pocztę e-mail',
  'password.setNew.content':
    'E-mail z linkiem do logowania wysłaliśmy na adres <bold>{email}</bold>.',
  'button.resendEmail': 'Wyślij e-mail ponownie',
  'button.emailResent': 'E-mail wysłany',
  'password.reset.title': 'Ustaw nowe hasło',
  'password.reset.loggingInProgress': 'Logowanie...',
  'password.reset.noToken': 'Otwórz tę stronę linkiem z e-maila, który do Ciebie wysłaliśmy.',
  'password.reset.deadTitle': 'Ten link już nie działa',
  'password.reset.deadContent': 'Został już użyty lub wygasł. Jego otwarcie niczego nie zmieniło.',
  'password.reset.sendNewLink': 'Wyślij nowy link',
  'password.reset.newLinkGoesTo': 'Wyślemy go na adres <bold>{email}</bold>.',
  'password.reset.backToLogIn': 'Wróć do logowania',
  'login.success.content': 'Logowanie się powiodło.',
  'password.strength': 'Siła hasła: {score} z 4.',
  'password.strength.accepted': 'Silne hasło',
  'password.hint.start':
    'Minimalna liczba znaków: {characterLength}. Trzy lub cztery rzadkie słowa łatwo zapamiętać, a trudno odgadnąć.',
  'password.strengthError.breached':
    'Tego hasła mogło dotyczyć naruszenie bezpieczeństwa na innej stronie. Wybierz inne hasło.',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {Co najmniej # znak} few {Co najmniej # znaki} many {Co najmniej # znaków} other {Co najmniej # znaku}}',
  'password.strengthError.complexity':
    'Minimalna liczba rodzajów znaków: {complexity}. Rodzaje: wielka litera, mała litera, cyfra, symbol',
  'password.requirement.fulfilled': 'Spełnione',
  'password.requirement.notFulfilled': 'Niespełnione',
}
