import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': 'Il formato dell’email non è valido.',
  'error.invalidPhoneNumber':
    'Il formato del numero di telefono non è valido. Inserisci il numero nel formato E.164, con il prefisso internazionale.',
  'error.unsubscribedPhoneNumber':
    'Questo numero di telefono ha annullato l’iscrizione ai messaggi. Per riceverli di nuovo, invia START per SMS.',
  'error.inactiveEmail':
    'Questo indirizzo email risulta inattivo. Prova con un altro indirizzo email oppure, se pensi che sia un errore, contatta l’amministratore.',
  'error.unauthorizedCredentials': 'Credenziali non corrette.',
  'error.userUnauthenticated':
    'Per questa azione serve una sessione attiva. Hai già effettuato l’accesso?',
  'error.emailNotFound': 'Email non trovata.',
  'error.unableToAuthMagicLink': 'Il link è già stato usato o è scaduto. Riprova.',
  'error.noUserPassword': 'Questo account non ha una password. Riprova.',
  'error.breachedPassword':
    'La password è nell’elenco delle password violate e deve essere reimpostata.',
  'error.resetPassword': 'La password deve essere reimpostata.',
  'error.oauthTokenNotFound': 'Il token OAuth non è stato trovato.',
  'error.invalidCode': 'Il formato del codice non è valido. Riprova.',
  'error.memberPasswordNotFound': 'La password del membro non è stata trovata.',
  'error.oauthFlowCallbackError':
    'Si è verificato un errore al ritorno dalla procedura OAuth. Riprova.',
  'error.unauthorizedAction': 'Azione non autorizzata.',
  'error.userLockLimitReached':
    'Troppi tentativi di autenticazione non riusciti. Riprova più tardi.',
  'error.invalidSessionToken': 'Il token di sessione non è valido.',
  'error.sessionNotFound': 'La sessione non è stata trovata.',
  'error.invalidPhoneNumberCountryCode':
    'Il prefisso internazionale del numero di telefono non è valido, non è supportato o è disattivato.',
  'error.otpCodeNotFound': 'Codice non valido. Riprova.',
  'error.duplicatePhoneNumber':
    'In questa organizzazione esiste già un membro con questo numero di telefono.',
}
