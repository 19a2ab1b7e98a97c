import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content':
    'Tem a sessão iniciada nestes dispositivos. Termine o que não conhece.',
  'account.devices.alone': 'Só este dispositivo tem a sessão iniciada.',
  'account.devices.this': 'Este dispositivo',
  'account.devices.unknown': 'Dispositivo desconhecido',
  'account.devices.name': 'Nome do dispositivo',
  'account.devices.active': 'Ativo: {when}',
  'account.devices.end': 'Terminar',
  'account.devices.ended': 'Terminada',
  'account.devices.endedNow': 'Sessão terminada agora mesmo',
  'account.devices.endOthers': 'Terminar sessão em todos os outros dispositivos',
  'account.devices.othersEnded': 'A sessão foi terminada em todos os outros dispositivos.',
  'account.devices.notYours': 'Algo aqui não é seu?',
  'account.devices.changePassword': 'Altere também a sua palavra-passe.',
  'account.devices.remembered': 'Dispositivos memorizados',
  'account.devices.rememberedUntil': '{n}, no máximo até {date}',
  'account.devices.forget': 'Esquecer',
}
