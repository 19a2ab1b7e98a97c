import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': 'Неправильний формат електронної адреси.',
  'error.invalidPhoneNumber':
    'Неправильний формат номера телефону. Укажіть номер у форматі E.164, з кодом країни.',
  'error.unsubscribedPhoneNumber':
    'На цей номер телефону повідомлення не надсилаються: одержувач від них відмовився. Щоб знову їх отримувати, надішліть SMS зі словом START.',
  'error.inactiveEmail':
    'Цю електронну адресу позначено як неактивну. Укажіть іншу адресу або зверніться до адміністратора, якщо вважаєте, що це помилка.',
  'error.unauthorizedCredentials': 'Неправильні дані для входу.',
  'error.userUnauthenticated': 'Для цієї дії потрібен активний сеанс. Увійдіть в обліковий запис.',
  'error.emailNotFound': 'Електронну адресу не знайдено.',
  'error.unableToAuthMagicLink': 'Посилання вже використано або воно застаріло. Спробуйте ще раз.',
  'error.noUserPassword': 'У цього користувача немає пароля. Спробуйте ще раз.',
  'error.breachedPassword': 'Цей пароль є в списку викрадених, його потрібно змінити.',
  'error.resetPassword': 'Потрібно задати новий пароль.',
  'error.oauthTokenNotFound': 'Токен OAuth не знайдено.',
  'error.invalidCode': 'Неправильний формат коду. Спробуйте ще раз.',
  'error.memberPasswordNotFound': 'Пароль учасника не знайдено.',
  'error.oauthFlowCallbackError':
    'Під час повернення з іншого сервісу (OAuth) сталася помилка. Спробуйте ще раз.',
  'error.unauthorizedAction': 'Немає прав на цю дію.',
  'error.userLockLimitReached': 'Забагато невдалих спроб входу. Спробуйте пізніше.',
  'error.invalidSessionToken': 'Недійсний токен сеансу.',
  'error.sessionNotFound': 'Сеанс не знайдено.',
  'error.invalidPhoneNumberCountryCode':
    'Код країни в номері телефону неправильний, не підтримується або вимкнений.',
  'error.otpCodeNotFound': 'Неправильний код. Спробуйте ще раз.',
  'error.duplicatePhoneNumber': 'У цій організації вже є учасник із таким номером телефону.',
}
