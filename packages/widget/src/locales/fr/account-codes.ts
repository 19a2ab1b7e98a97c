import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': 'Enregistrez vos codes de récupération',
  'account.codes.content':
    'Chacun vous laisse entrer une fois si vous n’avez plus votre téléphone. Nous ne les montrons que maintenant.',
  'account.codes.lead':
    'Chacun vous laisse entrer une fois si vous n’avez plus accès à votre boîte aux lettres.',
  'account.codes.onlyNow': 'Nous ne les montrons que maintenant.',
  'account.codes.make': 'Créer des codes de récupération',
  'account.codes.old': 'Les anciens ne fonctionnent plus.',
  'account.codes.download': 'Télécharger',
  'account.codes.print': 'Imprimer',
  'account.codes.saved': 'J’ai enregistré ces codes',
  'account.codes.done': 'Terminé',
}
