import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    'הכניסה עם Google לא פועלת בתוך האפליקציה הזו. יש לפתוח את הדף הזה בדפדפן של הטלפון, או לבחור דרך כניסה אחרת.',
}
