import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    'Внутри этого приложения войти через Google нельзя. Откройте эту страницу в браузере телефона или выберите другой способ входа.',
}
