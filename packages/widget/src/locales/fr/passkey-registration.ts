import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': 'Créer une nouvelle clé d’accès',
  'passkey.registrationStart.error.noUser':
    'Erreur : impossible d’utiliser le composant PasskeyRegistration sans utilisateur authentifié ayant une session active.',
  'passkey.registrationSuccess.title': 'Clé d’accès créée !',
  'passkey.registrationSkipped.title': 'Aucune clé d’accès n’a été créée',
  'passkey.registrationSkipped.content': 'Vous pouvez continuer sans et en créer une plus tard.',
  'passkey.list.title': 'Vos clés d’accès',
  'passkey.list.empty':
    'Il n’en reste aucune. Vous pouvez en créer une nouvelle maintenant ou plus tard.',
  'passkey.list.usedToday': 'Utilisée aujourd’hui',
  'passkey.list.used': 'Dernière utilisation : {date}',
  'passkey.list.neverUsed': 'Jamais utilisée',
  'passkey.list.created': 'Créée le {date}',
  'passkey.list.notRenamed': 'Le nom n’a pas été modifié. Réessayez.',
  'passkey.list.notDeleted': 'Cette clé d’accès n’a pas été supprimée. Réessayez.',
  'passkey.list.tooOldToDelete':
    'Cette clé d’accès n’a pas été supprimée, car votre connexion date d’il y a un moment. Reconnectez-vous, puis supprimez-la.',
  'passkey.registrationSuccess.existingPasskeys': 'Clés d’accès existantes',
  'passkey.registrationSuccess.deleteWarning':
    'Une fois supprimée, la clé d’accès ne peut pas être restaurée.',
  'passkey.registrationSuccess.setupAnother': 'Créer une autre clé d’accès',
  'passkey.editing.label': 'Nom de la clé d’accès',
  'button.createPasskey': 'Créer une clé d’accès',
  'button.skip': 'Ignorer',
  'button.edit': 'Modifier',
  'button.save': 'Enregistrer',
  'button.delete': 'Supprimer',
  'button.cancel': 'Annuler',
  'button.done': 'Terminé',
  'error.passkeyNotCreated':
    'Votre clé d’accès n’a pas été créée. Cliquez sur « Créer une clé d’accès » pour réessayer, ou ignorez cette étape sans ajouter de clé d’accès.',
  'error.passkeySessionTooOld':
    'Votre clé d’accès n’a pas été créée, car votre connexion date d’il y a un moment. Reconnectez-vous, puis créez-la.',
  'error.duplicatePasskey':
    'La clé d’accès ne peut pas être créée, car elle semble déjà enregistrée. Elle a peut-être été enregistrée sur un autre appareil, puis synchronisée entre vos appareils.',
}
