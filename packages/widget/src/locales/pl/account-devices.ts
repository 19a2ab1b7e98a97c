import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content':
    'Na tych urządzeniach Twoje konto jest zalogowane. Zakończ te, których nie znasz.',
  'account.devices.alone': 'Zalogowane jest tylko to urządzenie.',
  'account.devices.this': 'To urządzenie',
  'account.devices.unknown': 'Nieznane urządzenie',
  'account.devices.name': 'Nazwa urządzenia',
  'account.devices.active': 'Aktywność: {when}',
  'account.devices.end': 'Zakończ',
  'account.devices.ended': 'Zakończono',
  'account.devices.endedNow': 'Wylogowano przed chwilą',
  'account.devices.endOthers': 'Wyloguj wszystkie inne urządzenia',
  'account.devices.othersEnded': 'Wszystkie inne urządzenia są wylogowane.',
  'account.devices.notYours': 'Coś tutaj nie należy do Ciebie?',
  'account.devices.changePassword': 'Zmień też hasło.',
  'account.devices.remembered': 'Zapamiętane urządzenia',
  'account.devices.rememberedUntil': '{n}, najpóźniej do {date}',
  'account.devices.forget': 'Zapomnij',
}
