import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content':
    'Questi dispositivi hanno eseguito l’accesso al tuo account. Disconnetti ciò che non conosci.',
  'account.devices.alone': 'Solo questo dispositivo ha eseguito l’accesso.',
  'account.devices.this': 'Questo dispositivo',
  'account.devices.unknown': 'Dispositivo sconosciuto',
  'account.devices.name': 'Nome del dispositivo',
  'account.devices.active': 'Attivo: {when}',
  'account.devices.end': 'Disconnetti',
  'account.devices.ended': 'Disconnesso',
  'account.devices.endedNow': 'Disconnesso poco fa',
  'account.devices.endOthers': 'Disconnetti tutti gli altri dispositivi',
  'account.devices.othersEnded': 'Tutti gli altri dispositivi sono disconnessi.',
  'account.devices.notYours': 'Qualcosa qui non è tuo?',
  'account.devices.changePassword': 'Cambia anche la password.',
  'account.devices.remembered': 'Dispositivi ricordati',
  'account.devices.rememberedUntil': '{n}, al massimo fino al {date}',
  'account.devices.forget': 'Dimentica',
}
