import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': 'E-postadressen har ett ogiltigt format.',
  'error.invalidPhoneNumber':
    'Telefonnumret har ett ogiltigt format. Ange telefonnumret i formatet E.164.',
  'error.unsubscribedPhoneNumber':
    'Meddelanden till telefonnumret har avbeställts. Skicka ”START” via sms för att få meddelanden igen.',
  'error.inactiveEmail':
    'E-postadressen är markerad som inaktiv. Prova en annan e-postadress, eller kontakta administratören om du tror att det är ett misstag.',
  'error.unauthorizedCredentials': 'Inloggningsuppgifterna stämmer inte.',
  'error.userUnauthenticated': 'Detta kräver en aktiv session. Har du loggat in?',
  'error.emailNotFound': 'E-postadressen hittades inte.',
  'error.unableToAuthMagicLink': 'Länken har redan använts eller är för gammal. Försök igen.',
  'error.noUserPassword': 'Det finns inget lösenord för den här användaren. Försök igen.',
  'error.breachedPassword':
    'Lösenordet finns på en lista över läckta lösenord och måste återställas.',
  'error.resetPassword': 'Lösenordet måste återställas.',
  'error.oauthTokenNotFound': 'OAuth-token hittades inte.',
  'error.invalidCode': 'Koden har ett ogiltigt format. Försök igen.',
  'error.memberPasswordNotFound': 'Det finns inget lösenord för den här medlemmen.',
  'error.oauthFlowCallbackError': 'Ett fel uppstod när leverantören svarade. Försök igen.',
  'error.unauthorizedAction': 'Åtgärden är inte tillåten.',
  'error.userLockLimitReached': 'För många misslyckade inloggningsförsök. Försök igen senare.',
  'error.invalidSessionToken': 'Sessionstoken är ogiltig.',
  'error.sessionNotFound': 'Sessionen hittades inte.',
  'error.invalidPhoneNumberCountryCode':
    'Telefonnumrets landsnummer är ogiltigt, stöds inte eller är avstängt.',
  'error.otpCodeNotFound': 'Koden är ogiltig. Försök igen.',
  'error.duplicatePhoneNumber':
    'Det finns redan en medlem med det telefonnumret i den här organisationen.',
}
