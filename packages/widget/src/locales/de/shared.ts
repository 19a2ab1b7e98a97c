import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': 'Registrieren oder anmelden',
  'methodDivider.text': 'oder',
  'formField.email.label': 'E-Mail',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': 'Weiter mit E-Mail',
  'button.back.ariaLabel': 'Zurück',
  'loading.label': 'Wird geladen',
  'errors.invalidEmail': 'Ungültige E-Mail-Adresse.',
  'errors.unreachable':
    'Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'errors.unexpected':
    'Auf dieser Seite ist etwas fehlgeschlagen. Gehen Sie zurück und versuchen Sie es noch einmal.',
  'error.invalidEmail': 'Das Format der E-Mail-Adresse ist ungültig.',
  'error.title': 'Es ist ein Fehler aufgetreten',
}
