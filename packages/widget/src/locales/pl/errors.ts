import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': 'Nieprawidłowy format adresu e-mail.',
  'error.invalidPhoneNumber':
    'Nieprawidłowy format numeru telefonu. Podaj numer w formacie E.164, z kodem kraju.',
  'error.unsubscribedPhoneNumber':
    'Na ten numer telefonu nie wysyłamy wiadomości, ponieważ odbiorca z nich zrezygnował. Aby znowu je otrzymywać, wyślij SMS o treści START.',
  'error.inactiveEmail':
    'Ten adres e-mail jest oznaczony jako nieaktywny. Podaj inny adres lub skontaktuj się z administratorem, jeśli to pomyłka.',
  'error.unauthorizedCredentials': 'Nieprawidłowe dane logowania.',
  'error.userUnauthenticated': 'Ta czynność wymaga aktywnej sesji. Zaloguj się.',
  'error.emailNotFound': 'Nie znaleziono adresu e-mail.',
  'error.unableToAuthMagicLink': 'Link został już użyty lub wygasł. Spróbuj ponownie.',
  'error.noUserPassword': 'Ten użytkownik nie ma hasła. Spróbuj ponownie.',
  'error.breachedPassword': 'To hasło jest na liście haseł z wycieków i trzeba je zmienić.',
  'error.resetPassword': 'Trzeba ustawić nowe hasło.',
  'error.oauthTokenNotFound': 'Nie znaleziono tokena OAuth.',
  'error.invalidCode': 'Nieprawidłowy format kodu. Spróbuj ponownie.',
  'error.memberPasswordNotFound': 'Nie znaleziono hasła członka organizacji.',
  'error.oauthFlowCallbackError':
    'Podczas powrotu z innego serwisu (OAuth) wystąpił błąd. Spróbuj ponownie.',
  'error.unauthorizedAction': 'Brak uprawnień do tej czynności.',
  'error.userLockLimitReached': 'Zbyt wiele nieudanych prób logowania. Spróbuj ponownie później.',
  'error.invalidSessionToken': 'Nieprawidłowy token sesji.',
  'error.sessionNotFound': 'Nie znaleziono sesji.',
  'error.invalidPhoneNumberCountryCode':
    'Kod kraju w numerze telefonu jest nieprawidłowy, nieobsługiwany lub wyłączony.',
  'error.otpCodeNotFound': 'Nieprawidłowy kod. Spróbuj ponownie.',
  'error.duplicatePhoneNumber': 'W tej organizacji jest już członek z tym numerem telefonu.',
}
