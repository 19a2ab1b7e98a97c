import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-in-app.ts'

export const inAppText: Translation<typeof english.inAppText> = {
  'oauth.inAppBrowser':
    'Bu uygulamanın içinde Google ile oturum açılamaz. Bu sayfayı telefonunuzun tarayıcısında açın veya başka bir oturum açma yöntemi kullanın.',
}
