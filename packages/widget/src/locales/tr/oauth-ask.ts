import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.confirmAddress.title': 'E-\u2060posta adresinizi onaylayın',
  'oauth.confirmAddress.once':
    'Bu yalnızca bir kez sorulur. Bundan sonra sağlayıcıdaki hesabınızla oturum açabilirsiniz.',
  'oauth.confirmAddress.sending': 'E-posta adresinize doğrulama kodu gönderiliyor...',
  'oauth.success.content': 'Oturum açtınız.',
}
