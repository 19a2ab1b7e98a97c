import type { Translation } from '@portico/contract'
import type * as english from '../en/account-confirm.ts'

export const accountConfirmText: Translation<typeof english.accountConfirmText> = {
  'account.confirm.once': 'Ensuite, nous ne redemandons rien pendant 10 minutes.',
  'account.confirm.usePasskey': 'Continuer avec une clé d’accès',
  'account.confirm.another': 'Confirmer autrement',
  'account.confirm.any': 'N’importe lequel convient.',
  'account.confirm.none':
    'Vous ne pouvez pas le confirmer ici. Déconnectez-vous, reconnectez-vous, puis réessayez.',
  'account.confirm.comeBack': 'Vous vous connectez là-bas et revenez ici. Réessayez ensuite.',
  'account.confirm.notProved': 'La confirmation n’a pas abouti. Veuillez réessayer.',
  'account.confirm.passkey': 'Clé d’accès',
  'account.confirm.app': 'Application d’authentification',
  'account.confirm.password': 'Mot de passe',
  'account.confirm.showPassword': 'Afficher le mot de passe',
  'account.confirm.email': 'Code par e-mail',
  'account.confirm.phone': 'Code sur votre téléphone',
  'account.confirm.to': 'à {email}',
  'account.confirm.close': 'Fermer',
  'account.confirm.leave': 'Retour à {clientName}',
}
