import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': 'تأكيد عنوان بريدك الإلكتروني',
  'oauth.confirmAddress.once':
    'يُطلب هذا مرة واحدة فقط. بعد ذلك، يكفي حسابك لدى موفّر الخدمة لتسجيل دخولك.',
  'oauth.confirmAddress.sending': 'جارٍ إرسال رمز إلى عنوان بريدك الإلكتروني...',
  'oauth.success.content': 'تم تسجيل دخولك.',
}
