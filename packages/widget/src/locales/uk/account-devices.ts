import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content':
    'Тут виконано вхід у ваш обліковий запис. Завершіть те, чого не знаєте.',
  'account.devices.alone': 'Вхід виконано лише на цьому пристрої.',
  'account.devices.this': 'Цей пристрій',
  'account.devices.unknown': 'Невідомий пристрій',
  'account.devices.name': 'Назва пристрою',
  'account.devices.active': 'Активність: {when}',
  'account.devices.end': 'Завершити',
  'account.devices.ended': 'Завершено',
  'account.devices.endedNow': 'Сеанс щойно завершено',
  'account.devices.endOthers': 'Вийти на всіх інших пристроях',
  'account.devices.othersEnded': 'Сеанси на всіх інших пристроях завершено.',
  'account.devices.notYours': 'Щось тут не ваше?',
  'account.devices.changePassword': 'Змініть і пароль.',
  'account.devices.remembered': 'Запам’ятовані пристрої',
  'account.devices.rememberedUntil': '{n}, найпізніше до {date}',
  'account.devices.forget': 'Забути',
}
