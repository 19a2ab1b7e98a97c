import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    'لا تتيح Google تسجيل الدخول داخل هذا التطبيق. يُرجى فتح هذه الصفحة في متصفح هاتفك أو استخدام طريقة أخرى لتسجيل الدخول.',
}
