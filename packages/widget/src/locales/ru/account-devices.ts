import type { Translation } from '@portico/contract'
import type * as english from '../en/account-devices.ts'

export const accountDevicesText: Translation<typeof english.accountDevicesText> = {
  'account.devices.content': 'Здесь выполнен вход в ваш аккаунт. Завершите то, что вам незнакомо.',
  'account.devices.alone': 'Вход выполнен только на этом устройстве.',
  'account.devices.this': 'Это устройство',
  'account.devices.unknown': 'Неизвестное устройство',
  'account.devices.name': 'Название устройства',
  'account.devices.active': 'Активность: {when}',
  'account.devices.end': 'Завершить',
  'account.devices.ended': 'Завершено',
  'account.devices.endedNow': 'Сеанс только что завершён',
  'account.devices.endOthers': 'Выйти на всех других устройствах',
  'account.devices.othersEnded': 'Сеансы на всех других устройствах завершены.',
  'account.devices.notYours': 'Что-то здесь не ваше?',
  'account.devices.changePassword': 'Смените и пароль.',
  'account.devices.remembered': 'Запомненные устройства',
  'account.devices.rememberedUntil': '{n}, самое позднее до {date}',
  'account.devices.forget': 'Забыть',
}
