import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': 'Opret konto eller log ind',
  'methodDivider.text': 'eller',
  'formField.email.label': 'E-mail',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': 'Fortsæt med e-mail',
  'button.back.ariaLabel': 'Tilbage',
  'loading.label': 'Indlæser',
  'errors.invalidEmail': 'Ugyldig e-mailadresse.',
  'errors.unreachable':
    'Der er ingen kontakt til tjenesten. Kontrollér din forbindelse, og prøv igen.',
  'errors.unexpected': 'Noget gik galt på denne side. Gå tilbage, og prøv igen.',
  'error.invalidEmail': 'E-mailadressens format er ugyldigt.',
  'error.title': 'Der opstod en fejl',
}
