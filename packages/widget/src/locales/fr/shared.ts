import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': 'S’inscrire ou se connecter',
  'methodDivider.text': 'ou',
  'formField.email.label': 'Adresse e-mail',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': 'Continuer par e-mail',
  'button.back.ariaLabel': 'Retour',
  'loading.label': 'Chargement',
  'errors.invalidEmail': 'L’adresse e-mail n’est pas valide.',
  'errors.unreachable': 'Le service est injoignable. Vérifiez votre connexion et réessayez.',
  'errors.unexpected': 'Un problème est survenu sur cette page. Revenez en arrière et réessayez.',
  'error.invalidEmail': 'Le format de l’adresse e-mail n’est pas valide.',
  'error.title': 'Une erreur semble s’être produite !',
}
