import type { Translation } from '@portico/contract'
import type * as english from '../en/shared.ts'

export const sharedText: Translation<typeof english.sharedText> = {
  'login.title': 'Вход или регистрация',
  'methodDivider.text': 'или',
  'formField.email.label': 'Электронная почта',
  'formField.email.placeholder': 'example@email.com',
  'button.emailLogin': 'Продолжить через эл. почту',
  'button.back.ariaLabel': 'Назад',
  'loading.label': 'Загрузка',
  'errors.invalidEmail': 'Неверный адрес электронной почты.',
  'errors.unreachable':
    'Не удалось связаться с сервисом. Проверьте подключение и попробуйте ещё раз.',
  'errors.unexpected': 'На этой странице произошла ошибка. Вернитесь назад и попробуйте ещё раз.',
  'error.invalidEmail': 'Неверный формат адреса электронной почты.',
  'error.title': 'Произошла ошибка',
}
