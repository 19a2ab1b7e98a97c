import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': 'Das Format der E-Mail-Adresse ist ungültig.',
  'error.invalidPhoneNumber':
    'Das Format der Telefonnummer ist ungültig. Geben Sie die Telefonnummer im Format E.164 ein.',
  'error.unsubscribedPhoneNumber':
    'Für diese Telefonnummer wurden Nachrichten abbestellt. Senden Sie „START“ per SMS, um wieder Nachrichten zu erhalten.',
  'error.inactiveEmail':
    'Diese E-Mail-Adresse ist als inaktiv markiert. Versuchen Sie es mit einer anderen E-Mail-Adresse, oder wenden Sie sich an Ihren Administrator, wenn Sie das für einen Fehler halten.',
  'error.unauthorizedCredentials': 'Die Anmeldedaten stimmen nicht.',
  'error.userUnauthenticated':
    'Dafür ist eine aktive Sitzung nötig. Haben Sie sich schon angemeldet?',
  'error.emailNotFound': 'Die E-Mail-Adresse wurde nicht gefunden.',
  'error.unableToAuthMagicLink':
    'Der Link wurde schon benutzt oder ist abgelaufen. Versuchen Sie es noch einmal.',
  'error.noUserPassword':
    'Für dieses Konto wurde kein Passwort gefunden. Versuchen Sie es noch einmal.',
  'error.breachedPassword':
    'Das Passwort steht auf einer Liste gestohlener Passwörter und muss zurückgesetzt werden.',
  'error.resetPassword': 'Das Passwort muss zurückgesetzt werden.',
  'error.oauthTokenNotFound': 'Das OAuth-Token wurde nicht gefunden.',
  'error.invalidCode': 'Das Format des Codes ist ungültig. Versuchen Sie es noch einmal.',
  'error.memberPasswordNotFound': 'Für dieses Mitglied wurde kein Passwort gefunden.',
  'error.oauthFlowCallbackError':
    'Bei der Rückkehr vom Anbieter ist ein Fehler aufgetreten. Versuchen Sie es noch einmal.',
  'error.unauthorizedAction': 'Diese Aktion ist nicht erlaubt.',
  'error.userLockLimitReached':
    'Zu viele fehlgeschlagene Anmeldeversuche. Versuchen Sie es später noch einmal.',
  'error.invalidSessionToken': 'Das Sitzungs-Token ist ungültig.',
  'error.sessionNotFound': 'Die Sitzung wurde nicht gefunden.',
  'error.invalidPhoneNumberCountryCode':
    'Die Landesvorwahl der Telefonnummer ist ungültig, wird nicht unterstützt oder ist gesperrt.',
  'error.otpCodeNotFound': 'Der Code ist ungültig. Versuchen Sie es noch einmal.',
  'error.duplicatePhoneNumber':
    'In dieser Organisation gibt es schon ein Mitglied mit dieser Telefonnummer.',
}
