import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otp: Translation<typeof english.otp> = {
  proofs: {
    email: 'E-postadaki kod',
    sms: 'SMS ile gelen kod',
    whatsapp: 'WhatsApp ile gelen kod',
  },
  mail: {
    subject: '{project} kodunuz: {code}',
    plainSubject: '{project} kodunuz',
    login: 'Oturum açma kodunuz',
    signup: 'Kaydolma kodunuz',
    lead: 'Kodu, istediğiniz sayfada girin.',
    nobodyAsks: '{project} ekibinden kimse size bu kodu asla sormaz.',
    notYou: 'Bu siz değil miydiniz? Öyleyse bir şey yapmayın: kod olmadan kimse oturum açamaz.',
  },
  text: '{project} kodunuz: {code}. Geçerlilik süresi: {duration}. Kimseyle paylaşmayın.',
  added: {
    subject: '{project} hesabınıza bir telefon numarası eklendi',
    heading: 'Telefon numarası eklendi',
    lead: 'Artık {email} hesabında oturum açmak için kullanılabilir.',
    label: 'Telefon numarası',
    removes: 'Düğme bu numarayı kaldırır ve onu ekleyen tarayıcının oturumunu kapatır.',
    does: 'Düğme, e-postada sözü edilen telefon numarasını kaldırır ve onu eklemiş veya kullanmış tarayıcıların oturumunu kapatır.',
    done: 'Telefon numarası kaldırıldı',
  },
}
