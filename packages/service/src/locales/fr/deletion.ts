import type { Translation } from '@portico/contract'
import type * as english from '../en/deletion.ts'

export const deletion: Translation<typeof english.deletion> = {
  label: 'Suppression',
  asked: {
    subject: 'Votre compte {project} va être supprimé',
    heading: 'Votre compte va être supprimé',
    lead: 'Tous les navigateurs et applications ont été déconnectés.',
  },
  erases:
    'La suppression efface vos adresses, vos clés d’accès et votre historique. Personne ne peut les rétablir.',
  keep: 'D’ici là, vous pouvez vous connecter et garder le compte.',
  keepAt: 'D’ici là, vous pouvez vous connecter et garder le compte : {link}',
  does: 'Cela garde le compte et déconnecte tous les navigateurs connectés depuis.',
  near: {
    subject: 'Votre compte {project} va bientôt être supprimé',
    heading: 'Votre compte va bientôt être supprimé',
    action: 'Se connecter et garder le compte',
  },
  done: {
    subject: 'Votre compte {project} a été supprimé',
    heading: 'Votre compte a été supprimé',
    lead: 'Vos adresses, vos clés d’accès et votre historique ont été effacés. Personne ne peut les rétablir.',
    sentFor: 'Envoyé à {email} parce que c’était l’adresse d’un compte {project}.',
  },
  undo: {
    does: 'Le bouton garde le compte et déconnecte tous les navigateurs connectés depuis la demande de suppression.',
    done: 'Votre compte est conservé',
  },
}
