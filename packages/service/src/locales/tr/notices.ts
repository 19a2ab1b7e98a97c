import type { Translation } from '@portico/contract'
import type * as english from '../en/notices.ts'

export const notices: Translation<typeof english.notices> = {
  signedIn: {
    subject: '{project} hesabınızda yeni oturum açıldı',
    heading: 'Hesabınızda yeni oturum açıldı',
    lead: 'Daha önce görmediğimiz bir tarayıcıyla {email} hesabında oturum açıldı.',
    does: 'Düğme, o tarayıcının oturumunu kapatır ve hesabı güvenceye almanıza yardımcı olur.',
  },
  noAccount: {
    subject: 'Bu adresi kullanan {project} hesabı yok',
    preheader:
      'Birisi bu adresle oturum açmayı denedi. Kaydolabilir veya başka bir adres deneyebilirsiniz.',
    heading: 'Bu adrese ait hesap yok',
    lead: 'Birisi {email} adresiyle oturum açmayı denedi, ancak bu adresi kullanan {project} hesabı yok. Başka bir adresle kaydolmuş olabilirsiniz.',
    action: 'Bu adresle kaydol',
    notYou: 'Bu siz değil miydiniz? Öyleyse bir şey yapmayın. Hiçbir şey oluşturulmadı.',
  },
}
