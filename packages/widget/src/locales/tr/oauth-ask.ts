import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth-ask.ts'

export const askText: Translation<typeof english.askText> = {
  'oauth.secondStep.content': 'Kimlik doğrulama uygulamanızı açıp {project} kodunu girin.',
  'oauth.secondStep.contentWithoutName': 'Kimlik doğrulama uygulamanızı açıp kodu girin.',
  'oauth.secondStep.recovery.title': 'Kurtarma kodu girin',
  'oauth.secondStep.recovery.content':
    'Kaydettiğiniz on koddan birini girin. Her kod bir kez kullanılabilir.',
  'oauth.confirmAddress.title': 'E-\u2060posta adresinizi onaylayın',
  'oauth.confirmAddress.once':
    'Bu yalnızca bir kez sorulur. Bundan sonra sağlayıcıdaki hesabınızla oturum açabilirsiniz.',
  'oauth.confirmAddress.sending': 'E-posta adresinize doğrulama kodu gönderiliyor...',
  'oauth.ask.expired': 'Oturum açma işlemi çok uzun sürdü. Geri dönüp yeniden başlatın.',
  'oauth.success.content': 'Oturum açtınız.',
}
