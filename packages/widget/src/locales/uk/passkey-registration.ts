import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': 'Новий ключ доступу',
  'passkey.registrationStart.error.noUser':
    'Помилка: компонент PasskeyRegistration працює лише для користувача, який увійшов в обліковий запис.',
  'passkey.registrationSuccess.title': 'Ключ доступу створено!',
  'passkey.registrationSkipped.title': 'Ключ доступу не створено',
  'passkey.registrationSkipped.content': 'Можна продовжити без нього і створити його пізніше.',
  'passkey.list.title': 'Ваші ключі доступу',
  'passkey.list.empty': 'Ключів більше немає. Створити новий можна зараз або пізніше.',
  'passkey.list.usedToday': 'Використано сьогодні',
  'passkey.list.used': 'Останнє використання: {date}',
  'passkey.list.neverUsed': 'Ще не використано',
  'passkey.list.created': 'Створено: {date}',
  'passkey.list.notRenamed': 'Не вдалося змінити назву. Спробуйте ще раз.',
  'passkey.list.notDeleted': 'Не вдалося видалити ключ доступу. Спробуйте ще раз.',
  'passkey.list.tooOldToDelete':
    'Ключ доступу не видалено, бо ви ввійшли надто давно. Увійдіть знову та видаліть ключ.',
  'passkey.registrationSuccess.existingPasskeys': 'Наявні ключі доступу',
  'passkey.registrationSuccess.deleteWarning': 'Видалений ключ доступу відновити неможливо.',
  'passkey.registrationSuccess.setupAnother': 'Створити ще один ключ',
  'passkey.editing.label': 'Назва ключа доступу',
  'button.createPasskey': 'Створити ключ доступу',
  'button.skip': 'Пропустити',
  'button.edit': 'Змінити',
  'button.save': 'Зберегти',
  'button.delete': 'Видалити',
  'button.cancel': 'Скасувати',
  'button.done': 'Готово',
  'error.passkeyNotCreated':
    'Ключ доступу не створено. Натисніть «Створити ключ доступу», щоб спробувати ще раз, або продовжте без нього.',
  'error.passkeySessionTooOld':
    'Ключ доступу не створено, бо ви ввійшли надто давно. Увійдіть знову та створіть ключ.',
  'error.duplicatePasskey':
    'Створити ключ доступу не вдалося: схоже, його вже зареєстровано. Можливо, його створено на іншому пристрої, а потім він синхронізувався.',
}
