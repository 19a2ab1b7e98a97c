import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content': 'Aquí tiene la sesión iniciada. Cierre lo que no conozca.',
  'account.devices.alone': 'Solo este dispositivo tiene la sesión iniciada.',
  'account.devices.this': 'Este dispositivo',
  'account.devices.unknown': 'Dispositivo desconocido',
  'account.devices.name': 'Nombre del dispositivo',
  'account.devices.active': 'Activo: {when}',
  'account.devices.end': 'Cerrar',
  'account.devices.ended': 'Cerrada',
  'account.devices.endedNow': 'Sesión cerrada ahora mismo',
  'account.devices.endOthers': 'Cerrar sesión en todos los demás dispositivos',
  'account.devices.othersEnded': 'Se cerró la sesión en todos los demás dispositivos.',
  'account.devices.notYours': '¿Hay algo aquí que no es suyo?',
  'account.devices.changePassword': 'Cambie también su contraseña.',
  'account.devices.remembered': 'Dispositivos recordados',
  'account.devices.rememberedUntil': '{n}, como máximo hasta el {date}',
  'account.devices.forget': 'Olvidar',
}
