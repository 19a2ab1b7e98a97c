import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': 'De notatie van het e-mailadres is ongeldig.',
  'error.invalidPhoneNumber':
    'De notatie van het telefoonnummer is ongeldig. Voer het telefoonnummer in de E.164-notatie in.',
  'error.unsubscribedPhoneNumber':
    'Dit telefoonnummer is afgemeld voor berichten. Stuur ‘START’ per sms om weer berichten te ontvangen.',
  'error.inactiveEmail':
    'Dit e-mailadres is gemarkeerd als inactief. Probeer een ander e-mailadres of neem contact op met je beheerder als dit volgens jou niet klopt.',
  'error.unauthorizedCredentials': 'De inloggegevens kloppen niet.',
  'error.userUnauthenticated': 'Hiervoor is een actieve sessie nodig. Ben je al ingelogd?',
  'error.emailNotFound': 'Het e-mailadres is niet gevonden.',
  'error.unableToAuthMagicLink': 'De link is al gebruikt of verlopen. Probeer het opnieuw.',
  'error.noUserPassword':
    'Er is geen wachtwoord gevonden voor deze gebruiker. Probeer het opnieuw.',
  'error.breachedPassword':
    'Het wachtwoord staat op een lijst met gelekte wachtwoorden en moet opnieuw worden ingesteld.',
  'error.resetPassword': 'Het wachtwoord moet opnieuw worden ingesteld.',
  'error.oauthTokenNotFound': 'Het OAuth-token is niet gevonden.',
  'error.invalidCode': 'De notatie van de code is ongeldig. Probeer het opnieuw.',
  'error.memberPasswordNotFound': 'Er is geen wachtwoord gevonden voor dit lid.',
  'error.oauthFlowCallbackError':
    'Er is een fout opgetreden in het antwoord van de aanbieder. Probeer het opnieuw.',
  'error.unauthorizedAction': 'Deze actie is niet toegestaan.',
  'error.userLockLimitReached': 'Te veel mislukte inlogpogingen. Probeer het later opnieuw.',
  'error.invalidSessionToken': 'Het sessietoken is ongeldig.',
  'error.sessionNotFound': 'De sessie is niet gevonden.',
  'error.invalidPhoneNumberCountryCode':
    'De landcode van het telefoonnummer is ongeldig, wordt niet ondersteund of is uitgeschakeld.',
  'error.otpCodeNotFound': 'De code is ongeldig. Probeer het opnieuw.',
  'error.duplicatePhoneNumber': 'Deze organisatie heeft al een lid met dit telefoonnummer.',
}
