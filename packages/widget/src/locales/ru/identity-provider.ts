import type { Translation } from '@portico/contract'
import type * as english from '../en/identity-provider.ts'

export const identityProviderText: Translation<typeof english.identityProviderText> = {
  'idpConsent.signIn.title': 'Вход в приложение {clientName} через аккаунт {projectName}',
  'idpConsent.customScopes.title':
    'Приложение {clientName} запрашивает доступ к вашему аккаунту {projectName}',
  'idpConsent.requestingTo': 'Приложение {clientName} запрашивает разрешение:',
  'idpConsent.allowClientTo': 'Разрешить приложению {clientName}:',
  'idpConsent.button.allow': 'Разрешить',
  'idpConsent.button.deny': 'Запретить',
  'idpConsent.notInSight':
    'Доступ пока не разрешён, потому что кнопку было плохо видно. Прочитайте запрос и снова нажмите кнопку «{button}».',
  'idpConsent.defaultClientName': 'без названия',
  'idpConsent.denied': 'Доступ приложению запрещён.',
  'idpConsent.useAnotherAccount': 'Использовать другой аккаунт',
  'idpConsent.chooseAccount.title': 'Выберите аккаунт',
  'idpConsent.chooseAccount.content': 'чтобы продолжить в приложении {clientName}',
  'idpConsent.noActiveSession': 'Активный сеанс не найден. Войдите, чтобы продолжить.',
  'idpConsent.noPermissionsToGrant':
    'У вас нет прав, чтобы разрешить приложению {clientName} часть того, что оно запрашивает.',
  'idpConsent.cannotGrant': 'Вы не можете разрешить приложению {clientName}:',
  'idpConsent.scope.identity': 'Подтверждать вашу личность',
  'idpConsent.scope.identity.detail': 'Просматривать данные, которые хранятся в вашем аккаунте',
  'idpConsent.scope.personal': 'Просматривать данные вашего профиля',
  'idpConsent.scope.profile.detail': 'Имя, фото профиля и выбранный язык',
  'idpConsent.scope.email.detail': 'Адрес электронной почты',
  'idpConsent.scope.phone.detail': 'Номер телефона',
  'idpConsent.scope.offline':
    'Сохранять доступ к вашим данным, даже когда вы не пользуетесь приложением',
  'idpConsent.scope.offline.detail': 'Получать ваши данные, даже когда вы не в сети',
  'idpConsent.scope.offline.tasks.detail':
    'Синхронизировать данные и выполнять фоновые задачи от вашего имени',
  'idpConsent.scope.other': 'Использовать область доступа {scope}',
  'idpLogout.title': 'Выйти?',
  'idpLogout.confirmMessage': 'Вы действительно хотите выйти из аккаунта {projectName}?',
  'idpLogout.yes': 'Да',
  'idpLogout.no': 'Нет',
  'idpLogout.notLoggedOut': 'Вы не вышли из аккаунта. Эту страницу можно закрыть.',
}
