import type { Translation } from '@portico/contract'
import type * as english from '../en/identity-provider.ts'

export const identityProviderText: Translation<typeof english.identityProviderText> = {
  'idpConsent.signIn.title': 'Вхід у застосунок {clientName} через обліковий запис {projectName}',
  'idpConsent.customScopes.title':
    'Застосунок {clientName} запитує доступ до вашого облікового запису {projectName}',
  'idpConsent.requestingTo': 'Застосунок {clientName} запитує дозвіл:',
  'idpConsent.allowClientTo': 'Дозволити застосунку {clientName}:',
  'idpConsent.button.allow': 'Дозволити',
  'idpConsent.button.deny': 'Заборонити',
  'idpConsent.notInSight':
    'Ще нічого не дозволено, бо кнопку було погано видно. Прочитайте запит і знову натисніть кнопку «{button}».',
  'idpConsent.defaultClientName': 'без назви',
  'idpConsent.denied': 'Доступ застосунку заборонено.',
  'idpConsent.useAnotherAccount': 'Інший обліковий запис',
  'idpConsent.chooseAccount.title': 'Виберіть обліковий запис',
  'idpConsent.chooseAccount.content': 'щоб продовжити в застосунку {clientName}',
  'idpConsent.noActiveSession': 'Активний сеанс не знайдено. Увійдіть, щоб продовжити.',
  'idpConsent.noPermissionsToGrant':
    'У вас немає прав, щоб дозволити застосунку {clientName} частину того, що він запитує.',
  'idpConsent.cannotGrant': 'Ви не можете дозволити застосунку {clientName}:',
  'idpConsent.scope.identity': 'Підтверджувати вашу особу',
  'idpConsent.scope.identity.detail':
    'Переглядати дані, що зберігаються у вашому обліковому записі',
  'idpConsent.scope.personal': 'Переглядати дані вашого профілю',
  'idpConsent.scope.profile.detail': 'Ім’я, фото профілю та вибрана мова',
  'idpConsent.scope.email.detail': 'Електронна адреса',
  'idpConsent.scope.phone.detail': 'Номер телефону',
  'idpConsent.scope.offline':
    'Зберігати доступ до ваших даних, навіть коли ви не користуєтеся застосунком',
  'idpConsent.scope.offline.detail': 'Отримувати ваші дані, навіть коли ви не в мережі',
  'idpConsent.scope.offline.tasks.detail':
    'Синхронізувати дані та виконувати фонові завдання від вашого імені',
  'idpConsent.scope.other': 'Використовувати область доступу {scope}',
  'idpLogout.title': 'Вийти?',
  'idpLogout.confirmMessage': 'Ви справді хочете вийти з облікового запису {projectName}?',
  'idpLogout.yes': 'Так',
  'idpLogout.no': 'Ні',
  'idpLogout.notLoggedOut': 'Ви не вийшли з облікового запису. Цю сторінку можна закрити.',
}
