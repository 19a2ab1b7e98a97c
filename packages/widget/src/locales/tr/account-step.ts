import type { Translation } from '@portico/contract'
import type * as english from '../en/account-step.ts'

export const accountStepText: Translation<typeof english.accountStepText> = {
  'account.step.add': 'İkinci adım ekle',
  'account.step.addContent': 'Şifrenizden sonra yalnızca sizde olan bir şeyi de isteriz.',
  'account.step.app': 'Kimlik doğrulama uygulaması',
  'account.step.appDetail': 'Ağ olmadan çalışır',
  'account.step.passkey': 'Geçiş anahtarı',
  'account.step.passkeyDetail': 'Her iki adımın yerine geçer',
  'account.step.sms': 'SMS',
  'account.step.smsDetail': 'Diğerlerinden daha az güvenli',
  'account.step.smsTitle': 'SMS kullan',
  'account.step.smsContent': 'Oturum açtığınızda bu numaraya bir kod göndeririz.',
  'account.step.smsRisk':
    'Telefon numaranızı ele geçiren kişi kodlarınızı da alır. Kimlik doğrulama uygulaması daha güvenlidir.',
  'account.step.smsOn': 'SMS açık.',
  'account.step.smsOff': 'SMS kapalı.',
  'account.step.lost': 'Bu işleme başka bir pencerede yeniden başlandı. Lütfen baştan başlayın.',
  'account.step.since': '{date} tarihinden beri açık.',
  'account.step.few':
    '{n, plural, one {Yalnızca # kurtarma kodu} other {Yalnızca # kurtarma kodu}} kaldı. Yenilerini oluşturun.',
  'account.step.codes': 'Kurtarma kodları',
  'account.step.codesLeft': '{all} koddan {n} tanesi kaldı',
  'account.step.newCodes': 'Yeni kodlar',
  'account.step.turnOff': 'Kapat',
  'account.step.newPhone': 'Yeni telefon ayarla',
  'account.step.offTitle': 'İkinci adım kapatılsın mı?',
  'account.step.offContent':
    'O zaman oturum açmak için yalnızca şifreniz yeter. Kurtarma kodlarınız artık çalışmaz.',
  'account.step.offRequired': '{project} ikinci bir adım istiyor, bu yüzden kapatılamaz.',
  'account.step.keep': 'Açık kalsın',
  'account.step.isOn': 'İkinci adımınız açık.',
  'account.step.isOff': 'İkinci adımınız kapalı.',
  'account.step.progress': 'Adım {n} / {all}',
  'account.step.copy': 'Kopyala',
  'account.step.copied': 'Kopyalandı',
  'account.act.addStep': 'İkinci adım eklemek için.',
  'account.act.newCodes': 'Yeni kurtarma kodları oluşturmak için.',
  'account.act.turnOff': 'İkinci adımı kapatmak için.',
  'account.act.smsOff': 'SMS’i kapatmak için.',
}
