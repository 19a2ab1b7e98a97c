import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    '無法在此應用程式內使用 Google 登入。請在手機的瀏覽器中開啟此頁面，或使用其他方式登入。',
}
