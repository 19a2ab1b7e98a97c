import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    'У цьому застосунку не можна ввійти через Google. Відкрийте цю сторінку в браузері телефону або виберіть інший спосіб входу.',
}
