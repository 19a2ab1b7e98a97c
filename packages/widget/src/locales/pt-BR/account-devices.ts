import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content':
    'Estes dispositivos fizeram login na sua conta. Encerre o que você não conhece.',
  'account.devices.alone': 'Só este dispositivo fez login.',
  'account.devices.this': 'Este dispositivo',
  'account.devices.unknown': 'Dispositivo desconhecido',
  'account.devices.name': 'Nome do dispositivo',
  'account.devices.active': 'Ativo: {when}',
  'account.devices.end': 'Encerrar',
  'account.devices.ended': 'Encerrado',
  'account.devices.endedNow': 'Desconectado agora mesmo',
  'account.devices.endOthers': 'Sair de todos os outros dispositivos',
  'account.devices.othersEnded': 'Todos os outros dispositivos foram desconectados.',
  'account.devices.notYours': 'Algo aqui não é seu?',
  'account.devices.changePassword': 'Altere também sua senha.',
  'account.devices.remembered': 'Dispositivos lembrados',
  'account.devices.rememberedUntil': '{n}, no máximo até {date}',
  'account.devices.forget': 'Esquecer',
}
