import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content':
    'Ces appareils sont connectés à votre compte. Déconnectez ce que vous ne connaissez pas.',
  'account.devices.alone': 'Seul cet appareil est connecté.',
  'account.devices.this': 'Cet appareil',
  'account.devices.unknown': 'Appareil inconnu',
  'account.devices.name': 'Nom de l’appareil',
  'account.devices.active': 'Actif : {when}',
  'account.devices.end': 'Déconnecter',
  'account.devices.ended': 'Déconnecté',
  'account.devices.endedNow': 'Déconnecté à l’instant',
  'account.devices.endOthers': 'Déconnecter tous les autres appareils',
  'account.devices.othersEnded': 'Tous les autres appareils sont déconnectés.',
  'account.devices.notYours': 'Quelque chose ici n’est pas à vous ?',
  'account.devices.changePassword': 'Changez aussi votre mot de passe.',
  'account.devices.remembered': 'Appareils mémorisés',
  'account.devices.rememberedUntil': '{n}, jusqu’au {date} au plus tard',
  'account.devices.forget': 'Oublier',
}
