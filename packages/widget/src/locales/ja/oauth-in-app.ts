import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    'このアプリ内では Google でログインできません。このページをスマートフォンのブラウザで開くか、別の方法でログインしてください。',
}
