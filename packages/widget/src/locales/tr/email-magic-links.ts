import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinksText: Translation<typeof english.emailMagicLinksText> = {
  'emailConfirmation.content': '<bold>{email}</bold> adresine bir e-posta gönderildi.',
  'emailConfirmation.code.label': 'E-postadaki kodu girin',
  'emailConfirmation.waiting': 'Bağlantıyı açtığınızda bu sayfa devam eder.',
  'emailConfirmation.otherDevice': 'Bağlantıyı başka bir cihazda açarsanız orada bu sayıyı seçin.',
  'emailConfirmation.refused': 'Oturum açma isteği e-postadan reddedildi.',
  'emailConfirmation.used': 'Bağlantı başka bir yerde oturum açmak için kullanıldı.',
  'emailConfirmation.failed': 'Bu sayfada oturum açılamadı. Yeni bir bağlantı isteyin.',
  'emailConfirmation.success.content': 'Kimliğiniz doğrulandı.',
  'link.openInGmail': 'Gmail ile aç',
  'link.openInYahoo': 'Yahoo ile aç',
  'link.openInOutlook': 'Outlook ile aç',
}
