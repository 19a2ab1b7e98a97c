import type { Translation } from '@portico/contract'
import type * as english from '../en/passkey-registration.ts'

export const passkeyRegistrationText: Translation<typeof english.passkeyRegistrationText> = {
  'passkey.registrationStart.title': 'Новый ключ доступа',
  'passkey.registrationStart.error.noUser':
    'Ошибка: компонент PasskeyRegistration работает только для пользователя, который вошёл в аккаунт.',
  'passkey.registrationSuccess.title': 'Ключ доступа создан!',
  'passkey.registrationSkipped.title': 'Ключ доступа не создан',
  'passkey.registrationSkipped.content': 'Можно продолжить без него и создать его позже.',
  'passkey.list.title': 'Ваши ключи доступа',
  'passkey.list.empty': 'Ключей больше нет. Создать новый можно сейчас или позже.',
  'passkey.list.usedToday': 'Использован сегодня',
  'passkey.list.used': 'Последнее использование: {date}',
  'passkey.list.neverUsed': 'Ещё не использован',
  'passkey.list.created': 'Создан: {date}',
  'passkey.list.notRenamed': 'Не удалось изменить название. Попробуйте ещё раз.',
  'passkey.list.notDeleted': 'Не удалось удалить ключ доступа. Попробуйте ещё раз.',
  'passkey.list.tooOldToDelete':
    'Ключ доступа не удалён, потому что вы вошли слишком давно. Войдите снова и удалите ключ.',
  'passkey.registrationSuccess.existingPasskeys': 'Созданные ключи доступа',
  'passkey.registrationSuccess.deleteWarning': 'Удалённый ключ доступа восстановить нельзя.',
  'passkey.registrationSuccess.setupAnother': 'Создать ещё один ключ',
  'passkey.editing.label': 'Название ключа доступа',
  'button.createPasskey': 'Создать ключ доступа',
  'button.skip': 'Пропустить',
  'button.edit': 'Изменить',
  'button.save': 'Сохранить',
  'button.delete': 'Удалить',
  'button.cancel': 'Отмена',
  'button.done': 'Готово',
  'error.passkeyNotCreated':
    'Ключ доступа не создан. Нажмите «Создать ключ доступа», чтобы попробовать ещё раз, или продолжите без него.',
  'error.passkeySessionTooOld':
    'Ключ доступа не создан, потому что вы вошли слишком давно. Войдите снова и создайте ключ.',
  'error.duplicatePasskey':
    'Создать ключ доступа не удалось: похоже, он уже зарегистрирован. Возможно, его создали на другом устройстве, а затем он синхронизировался.',
}
