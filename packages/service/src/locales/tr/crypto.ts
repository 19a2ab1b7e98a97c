import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: 'Kripto cüzdanı',
  added: {
    subject: '{project} hesabınıza bir kripto cüzdanı eklendi',
    heading: 'Kripto cüzdanı eklendi',
    lead: 'Artık {email} hesabında oturum açmak için kullanılabilir.',
    label: 'Cüzdan',
    removes: 'Düğme bu cüzdanı kaldırır ve onu ekleyen tarayıcının oturumunu kapatır.',
    does: 'Düğme, e-postada sözü edilen kripto cüzdanını kaldırır ve onu eklemiş veya kullanmış tarayıcıların oturumunu kapatır.',
    done: 'Kripto cüzdanı kaldırıldı',
  },
}
