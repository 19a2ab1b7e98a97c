import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  proof: 'Geçiş anahtarı',
  added: {
    subject: '{project} hesabınıza bir geçiş anahtarı eklendi',
    heading: 'Geçiş anahtarı eklendi',
    lead: 'Artık {email} hesabında oturum açmak için kullanılabilir.',
    label: 'Geçiş anahtarı',
    removes: 'Düğme bu geçiş anahtarını kaldırır ve onu ekleyen tarayıcının oturumunu kapatır.',
    removesAlone: 'Düğme bu geçiş anahtarını kaldırır.',
    does: 'Düğme, e-postada sözü edilen geçiş anahtarını kaldırır ve onu eklemiş veya kullanmış tarayıcıların oturumunu kapatır.',
    done: 'Geçiş anahtarı kaldırıldı',
  },
}
