import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    '无法在此应用内使用 Google 登录。请在手机浏览器中打开此页面，或使用其他方式登录。',
}
