import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const oauth: Translation<typeof english.oauth> = {
  proof: 'Başka bir sağlayıcıdaki hesap',
  linked: {
    subject: '{project} hesabınıza başka bir hesap bağlandı',
    heading: 'Hesap bağlandı',
    lead: 'Artık {email} hesabında oturum açmak için kullanılabilir.',
    label: 'Hesap',
    removes: 'Düğme bu hesabı kaldırır ve onu bağlayan tarayıcının oturumunu kapatır.',
    does: 'Düğme, e-postada sözü edilen hesabı kaldırır ve onu bağlamış veya kullanmış tarayıcıların oturumunu kapatır.',
    done: 'Bağlı hesap kaldırıldı',
  },
}
