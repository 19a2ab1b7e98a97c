import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: 'Вход в приложение {app}',
  account: 'через аккаунт {project}',
  deviceTitle: 'Войдите, чтобы подключить устройство',
  goOn: 'Вы перейдёте на {host}',
  ended: 'Ваш сеанс завершён. Войдите, чтобы продолжить.',
  endedForApp: 'Ваш сеанс завершён. Войдите, чтобы продолжить в приложении {app}.',
  privacyPolicy: 'Политика конфиденциальности',
  termsOfService: 'Условия использования',
  aboutApp: 'О приложении',
}
