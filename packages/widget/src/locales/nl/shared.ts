import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': 'Registreren of inloggen',
  'methodDivider.text': 'of',
  'formField.email.label': 'E-mail',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': 'Doorgaan met e-mail',
  'button.back.ariaLabel': 'Terug',
  'loading.label': 'Laden',
  'errors.invalidEmail': 'Ongeldig e-mailadres.',
  'errors.unreachable':
    'De service is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.',
  'errors.unexpected': 'Er is iets misgegaan op deze pagina. Ga terug en probeer het opnieuw.',
  'error.invalidEmail': 'De notatie van het e-mailadres is ongeldig.',
  'error.title': 'Er is een fout opgetreden',
}
