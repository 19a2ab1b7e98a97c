import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': 'E-postadressen har et ugyldig format.',
  'error.invalidPhoneNumber':
    'Telefonnummeret har et ugyldig format. Skriv inn telefonnummeret i E.164-formatet.',
  'error.unsubscribedPhoneNumber':
    'Meldinger til telefonnummeret er avmeldt. Send «START» på SMS for å få meldinger igjen.',
  'error.inactiveEmail':
    'E-postadressen er merket som inaktiv. Prøv en annen e-postadresse, eller kontakt administratoren hvis du mener at dette er feil.',
  'error.unauthorizedCredentials': 'Påloggingsopplysningene stemmer ikke.',
  'error.userUnauthenticated': 'Dette krever en aktiv økt. Har du logget på?',
  'error.emailNotFound': 'Fant ikke e-postadressen.',
  'error.unableToAuthMagicLink': 'Lenken er allerede brukt eller utløpt. Prøv igjen.',
  'error.noUserPassword': 'Fant ikke noe passord for denne brukeren. Prøv igjen.',
  'error.breachedPassword': 'Passordet står på en liste over lekkede passord og må tilbakestilles.',
  'error.resetPassword': 'Passordet må tilbakestilles.',
  'error.oauthTokenNotFound': 'Fant ikke OAuth-tokenet.',
  'error.invalidCode': 'Koden har et ugyldig format. Prøv igjen.',
  'error.memberPasswordNotFound': 'Fant ikke noe passord for dette medlemmet.',
  'error.oauthFlowCallbackError': 'Det oppsto en feil i svaret fra leverandøren. Prøv igjen.',
  'error.unauthorizedAction': 'Handlingen er ikke tillatt.',
  'error.userLockLimitReached': 'For mange mislykkede påloggingsforsøk. Prøv igjen senere.',
  'error.invalidSessionToken': 'Økttokenet er ugyldig.',
  'error.sessionNotFound': 'Fant ikke økten.',
  'error.invalidPhoneNumberCountryCode':
    'Landskoden i telefonnummeret er ugyldig, støttes ikke eller er slått av.',
  'error.otpCodeNotFound': 'Koden er ugyldig. Prøv igjen.',
  'error.duplicatePhoneNumber':
    'Det finnes allerede et medlem med dette telefonnummeret i organisasjonen.',
}
