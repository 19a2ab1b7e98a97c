import type { Translation } from '@portico/contract'
import type * as english from '../en/identity-provider.ts'

export const identityProviderText: Translation<typeof english.identityProviderText> = {
  'idpConsent.signIn.title': '{clientName} için {projectName} ile oturum açın',
  'idpConsent.customScopes.title': '{clientName}, {projectName} hesabınıza erişmek istiyor',
  'idpConsent.requestingTo': '{clientName} şunları istiyor:',
  'idpConsent.allowClientTo': '{clientName} için izin verilecekler:',
  'idpConsent.button.allow': 'İzin ver',
  'idpConsent.button.deny': 'Reddet',
  'idpConsent.notInSight':
    'Düğme tam olarak görünmediği için henüz hiçbir şeye izin verilmedi. İsteği okuyun, ardından “{button}” düğmesini yeniden seçin.',
  'idpConsent.defaultClientName': 'Uygulama',
  'idpConsent.denied': 'Uygulamanın erişimi reddedildi.',
  'idpConsent.useAnotherAccount': 'Başka bir hesap kullan',
  'idpConsent.chooseAccount.title': 'Hesap seçin',
  'idpConsent.chooseAccount.content': '{clientName} ile devam etmek için',
  'idpConsent.noActiveSession': 'Etkin oturum bulunamadı. Devam etmek için lütfen oturum açın.',
  'idpConsent.noPermissionsToGrant':
    '{clientName} tarafından istenen kapsamların bazılarına erişim verme yetkiniz yok.',
  'idpConsent.cannotGrant':
    '{clientName} tarafından istenen, ancak sizin veremeyeceğiniz yetkiler:',
  'idpConsent.scope.identity': 'Kimliğinizi doğrulama',
  'idpConsent.scope.identity.detail': 'Hesabınızda saklanan bilgileri görüntüleme',
  'idpConsent.scope.personal': 'Kişisel profil bilgilerinizi görüntüleme',
  'idpConsent.scope.profile.detail': 'Ad, profil resmi ve dil tercihleri',
  'idpConsent.scope.email.detail': 'E-posta adresi',
  'idpConsent.scope.phone.detail': 'Telefon numarası',
  'idpConsent.scope.offline':
    'Uygulamayı etkin olarak kullanmadığınızda da verilerinize erişmeye devam etme',
  'idpConsent.scope.offline.detail': 'Çevrimdışıyken de verilerinize erişme',
  'idpConsent.scope.offline.tasks.detail':
    'Sizin adınıza verileri eşitleme ve arka plan görevlerini işleme',
  'idpConsent.scope.other': '{scope} kapsamını kullanma',
  'idpLogout.title': 'Oturum kapatılsın mı?',
  'idpLogout.confirmMessage':
    '{projectName} hesabınızdaki oturumu kapatmak istediğinizden emin misiniz?',
  'idpLogout.yes': 'Evet',
  'idpLogout.no': 'Hayır',
  'idpLogout.notLoggedOut': 'Oturumunuz kapatılmadı. Bu sayfayı kapatabilirsiniz.',
}
