import type { Translation } from '@portico/contract'
import type * as english from '../en/addresses.ts'

export const addresses: Translation<typeof english.addresses> = {
  proof: {
    subject: '{project} yeni adresiniz için kod: {code}',
    plainSubject: '{project} yeni adresiniz için kod',
    heading: 'Yeni adresinizi doğrulayın',
    lead: 'Bu kodu, adresi eklediğiniz sayfada girin.',
    taken:
      'Bu adres zaten bir {project} hesabına ait olduğundan başka bir hesaba eklenemez. Bu adresle oturum açın veya adresi oradan kaldırın.',
    notYou: 'Bu siz değil miydiniz? Öyleyse bir şey yapmayın: kod olmadan adres eklenmez.',
    sentFor:
      'Birisi bu adresi {project} hesabı için kullanmak istediği için {email} adresine gönderildi.',
  },
  label: 'E-posta adresi',
  added: {
    subject: '{project} hesabınıza bir e-posta adresi eklendi',
    heading: 'E-posta adresi eklendi',
    lead: 'Oturum açmak için kullanılabilir.',
  },
  primary: {
    subject: '{project} hesabınızın ana adresi değişti',
    heading: 'Ana adresiniz değişti',
    lead: 'Hesabınızla ilgili bildirimler bu adrese gider.',
  },
  removed: {
    subject: '{project} hesabınızdan bir e-posta adresi kaldırıldı',
    heading: 'E-posta adresi kaldırıldı',
    lead: '7 gün boyunca bu adresle oturum açmak onu geri getirir.',
  },
  takesBack:
    'Düğme bu değişikliği ve sonrasında olan her şeyi geri alır, o zamandan beri oturum açan tüm tarayıcıların oturumunu kapatır.',
  undo: {
    does: 'Düğme, e-postada sözü edilen değişikliği ve sonrasında olan her şeyi geri alır, o zamandan beri oturum açan tüm tarayıcıların oturumunu kapatır.',
    done: 'Adresleriniz eskisi gibi',
  },
}
