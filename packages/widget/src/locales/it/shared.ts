import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': 'Registrati o accedi',
  'methodDivider.text': 'oppure',
  'formField.email.label': 'Email',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': 'Continua con l’email',
  'button.back.ariaLabel': 'Indietro',
  'loading.label': 'Caricamento',
  'errors.invalidEmail': 'L’indirizzo email non è valido.',
  'errors.unreachable': 'Impossibile raggiungere il servizio. Controlla la connessione e riprova.',
  'errors.unexpected': 'Qualcosa non ha funzionato in questa pagina. Torna indietro e riprova.',
  'error.invalidEmail': 'Il formato dell’email non è valido.',
  'error.title': 'Si è verificato un errore!',
}
