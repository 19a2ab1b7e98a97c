import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': 'Неверный формат адреса электронной почты.',
  'error.invalidPhoneNumber':
    'Неверный формат номера телефона. Укажите номер в формате E.164, с кодом страны.',
  'error.unsubscribedPhoneNumber':
    'На этот номер телефона сообщения не отправляются: получатель от них отказался. Чтобы снова их получать, отправьте SMS со словом START.',
  'error.inactiveEmail':
    'Этот адрес электронной почты помечен как неактивный. Укажите другой адрес или обратитесь к администратору, если считаете, что это ошибка.',
  'error.unauthorizedCredentials': 'Неверные данные для входа.',
  'error.userUnauthenticated': 'Для этого действия нужен активный сеанс. Войдите в аккаунт.',
  'error.emailNotFound': 'Адрес электронной почты не найден.',
  'error.unableToAuthMagicLink': 'Ссылка уже использована или устарела. Попробуйте ещё раз.',
  'error.noUserPassword': 'У этого пользователя нет пароля. Попробуйте ещё раз.',
  'error.breachedPassword': 'Этот пароль есть в списке украденных, его нужно сменить.',
  'error.resetPassword': 'Нужно задать новый пароль.',
  'error.oauthTokenNotFound': 'Токен OAuth не найден.',
  'error.invalidCode': 'Неверный формат кода. Попробуйте ещё раз.',
  'error.memberPasswordNotFound': 'Пароль участника не найден.',
  'error.oauthFlowCallbackError':
    'При возврате из другого сервиса (OAuth) произошла ошибка. Попробуйте ещё раз.',
  'error.unauthorizedAction': 'Нет прав на это действие.',
  'error.userLockLimitReached': 'Слишком много неудачных попыток входа. Попробуйте позже.',
  'error.invalidSessionToken': 'Недействительный токен сеанса.',
  'error.sessionNotFound': 'Сеанс не найден.',
  'error.invalidPhoneNumberCountryCode':
    'Код страны в номере телефона неверен, не поддерживается или отключён.',
  'error.otpCodeNotFound': 'Неверный код. Попробуйте ещё раз.',
  'error.duplicatePhoneNumber': 'В этой организации уже есть участник с таким номером телефона.',
}
