import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': 'Supprimer votre compte {project} ?',
  'account.deletion.everywhere': 'Vous êtes déconnecté partout immédiatement.',
  'account.deletion.apps': 'Les applications perdent immédiatement leur accès : {apps}.',
  'account.deletion.until': 'Jusqu’au {date}, vous pouvez vous connecter et conserver le compte.',
  'account.deletion.someDays':
    'Pendant quelques jours, vous pouvez vous connecter et conserver le compte.',
  'account.deletion.then':
    'Ensuite, vos adresses, vos clés d’accès et votre historique sont effacés. Personne ne peut les rétablir.',
  'account.deletion.atOnce':
    'Vos adresses, vos clés d’accès et votre historique sont effacés immédiatement. Personne ne peut les rétablir.',
  'account.deletion.downloadFirst': 'Télécharger d’abord mes données',
  'account.deletion.word': 'supprimer',
  'account.deletion.type': 'Saisissez « {word} » pour continuer',
  'account.deletion.keep': 'Conserver mon compte',
  'account.deletion.asked':
    'Votre compte sera supprimé le {date}. D’ici là, vous pouvez vous connecter et le conserver.',
  'account.deletion.done': 'Votre compte a été supprimé.',
  'account.act.deleteAccount': 'Pour supprimer votre compte.',
}
