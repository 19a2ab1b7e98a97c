import type { Translation } from '@portico/contract'
import type * as english from '../en/sign-in-page.ts'

export const signInPage: Translation<typeof english.signInPage> = {
  title: 'Вхід у застосунок {app}',
  account: 'через обліковий запис {project}',
  deviceTitle: 'Увійдіть, щоб підключити пристрій',
  goOn: 'Ви перейдете на {host}',
  ended: 'Ваш сеанс завершено. Увійдіть, щоб продовжити.',
  endedForApp: 'Ваш сеанс завершено. Увійдіть, щоб продовжити в застосунку {app}.',
  privacyPolicy: 'Політика конфіденційності',
  termsOfService: 'Умови використання',
  aboutApp: 'Про застосунок',
}
