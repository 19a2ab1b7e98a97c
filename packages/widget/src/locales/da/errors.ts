import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': 'E-mailadressens format er ugyldigt.',
  'error.invalidPhoneNumber':
    'Telefonnummerets format er ugyldigt. Indtast telefonnummeret i E.164-format.',
  'error.unsubscribedPhoneNumber':
    'Beskeder til telefonnummeret er afmeldt. Send ”START” i en sms for at få beskeder igen.',
  'error.inactiveEmail':
    'E-mailadressen er markeret som inaktiv. Prøv en anden e-mailadresse, eller kontakt din administrator, hvis du mener, at det er en fejl.',
  'error.unauthorizedCredentials': 'Loginoplysningerne er ikke korrekte.',
  'error.userUnauthenticated': 'Det kræver en aktiv session. Er du logget ind?',
  'error.emailNotFound': 'E-mailadressen blev ikke fundet.',
  'error.unableToAuthMagicLink': 'Linket er allerede brugt eller udløbet. Prøv igen.',
  'error.noUserPassword': 'Der findes ingen adgangskode for denne bruger. Prøv igen.',
  'error.breachedPassword':
    'Adgangskoden står på en liste over lækkede adgangskoder og skal nulstilles.',
  'error.resetPassword': 'Adgangskoden skal nulstilles.',
  'error.oauthTokenNotFound': 'OAuth-tokenet blev ikke fundet.',
  'error.invalidCode': 'Kodens format er ugyldigt. Prøv igen.',
  'error.memberPasswordNotFound': 'Der findes ingen adgangskode for dette medlem.',
  'error.oauthFlowCallbackError': 'Der opstod en fejl i svaret fra udbyderen. Prøv igen.',
  'error.unauthorizedAction': 'Handlingen er ikke tilladt.',
  'error.userLockLimitReached': 'For mange mislykkede loginforsøg. Prøv igen senere.',
  'error.invalidSessionToken': 'Sessionstokenet er ugyldigt.',
  'error.sessionNotFound': 'Sessionen blev ikke fundet.',
  'error.invalidPhoneNumberCountryCode':
    'Telefonnummerets landekode er ugyldig, understøttes ikke eller er slået fra.',
  'error.otpCodeNotFound': 'Koden er ugyldig. Prøv igen.',
  'error.duplicatePhoneNumber':
    'Der findes allerede et medlem med dette telefonnummer i organisationen.',
}
