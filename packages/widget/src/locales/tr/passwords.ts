import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content': 'Hesabınızı oluşturmayı tamamlamak için bir şifre belirleyin',
  'password.login.title': 'Oturum açın',
  'button.forgotPassword': 'Şifrenizi mi unuttunuz?',
  'button.logInByEmail': 'E-posta ile oturum aç',
  'formField.password.label': 'Şifre',
  'button.showPassword': 'Şifreyi göster',
  'password.forgot.title': 'Şifrenizi mi unuttunuz?',
  'password.forgot.content':
    '<bold>{email}</bold> adresine, şifrenizi sıfırlamanızı sağlayacak bağlantıyı içeren bir e-posta gönderildi.',
  'password.breached.title': 'Yeni şifre belirlemek için e-\u2060postanızı kontrol edin',
  'password.breached.content': '<bold>{email}</bold> adresine bir e-posta gönderildi.',
  'password.breached.whyTitle': 'Şifre doğruysa neden?',
  'password.breached.why':
    'Aynı şifre, başka bir siteden çalınmış bir listede yer alıyor. Bu nedenle yabancılar bu şifreyi burada deneyebilir. {project} hesabınıza girilmedi. Yeni bir şifre belirledikten sonra o sitede de yeni bir şifre kullanın.',
  'password.resetRequired.title': 'Yeni şifre belirlemek için e-\u2060postanızı kontrol edin',
  'password.resetRequired.content': '<bold>{email}</bold> adresine bir e-posta gönderildi.',
  'password.setNew.title': 'E-postanızı kontrol edin',
  'password.setNew.content':
    '<bold>{email}</bold> adresine, oturum açma bağlantısını içeren bir e-posta gönderildi.',
  'button.resendEmail': 'E-postayı yeniden gönder',
  'button.emailResent': 'E-posta gönderildi',
  'password.reset.title': 'Şifrenizi sıfırlayın',
  'password.reset.loggingInProgress': 'Oturum açılıyor...',
  'password.reset.noToken': 'Bu sayfayı, size gönderdiğimiz e-postadaki bağlantıyla açın.',
  'password.reset.deadTitle': 'Bu bağlantı artık çalışmıyor',
  'password.reset.deadContent':
    'Bağlantı kullanılmış veya süresi dolmuş. Açılması hiçbir şeyi değiştirmedi.',
  'password.reset.sendNewLink': 'Yeni bağlantı gönder',
  'password.reset.newLinkGoesTo': 'Bağlantıyı <bold>{email}</bold> adresine göndereceğiz.',
  'password.reset.backToLogIn': 'Oturum açmaya dön',
  'login.success.content': 'Oturum açtınız.',
  'password.strength': 'Şifre gücü: 4 üzerinden {score}.',
  'password.strength.accepted': 'Güçlü şifre',
  'password.hint.start':
    'En az {characterLength} karakter kullanın. Az kullanılan üç dört sözcüğü akılda tutmak kolay, tahmin etmek zordur.',
  'password.strengthError.breached':
    'Bu şifre, güvenlik sorunu yaşamış başka bir sitede kullanılmış olabilir. Lütfen başka bir şifre seçin.',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {En az # karakter olmalıdır} other {En az # karakter olmalıdır}}',
  'password.strengthError.complexity':
    'Şunlardan en az {complexity} tanesini içermelidir: büyük harf, küçük harf, rakam, simge',
  'password.requirement.fulfilled': 'Karşılandı',
  'password.requirement.notFulfilled': 'Karşılanmadı',
}
