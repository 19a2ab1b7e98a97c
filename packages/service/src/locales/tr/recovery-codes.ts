import type { Translation } from '@portico/contract'
import type * as english from '../en/recovery-codes.ts'

export const recoveryCodes: Translation<typeof english.recoveryCodes> = {
  created: {
    subject: '{project} hesabınız için yeni kurtarma kodları oluşturuldu',
    heading: 'Yeni kurtarma kodları oluşturuldu',
    lead: 'Önceki kurtarma kodları artık çalışmaz.',
    does: 'Düğme yeni kodları geçersiz kılar ve onları oluşturan tarayıcının oturumunu kapatır.',
    undo: {
      does: 'Düğme, e-postada sözü edilen kurtarma kodlarını geçersiz kılar ve onları oluşturmuş veya kullanmış tarayıcıların oturumunu kapatır.',
      done: 'Bu kurtarma kodları artık çalışmıyor',
    },
  },
  used: {
    subject: '{project} hesabınızda kurtarma koduyla oturum açıldı',
    heading: 'Oturum açmak için kurtarma kodu kullanıldı',
    lead: 'Bu kod artık çalışmaz.',
    remaining: 'Kalan kod',
    does: 'Düğme bu oturum açmadan sonra değişen her şeyi geri alır, o zamandan beri oturum açan tüm tarayıcıların oturumunu kapatır ve tüm kurtarma kodlarını geçersiz kılar.',
    undo: {
      does: 'Düğme, e-postada sözü edilen oturum açmadan sonra değişen her şeyi geri alır, o zamandan beri oturum açan tüm tarayıcıların oturumunu kapatır ve tüm kurtarma kodlarını geçersiz kılar.',
      done: 'Değişiklikler geri alındı',
    },
  },
}
