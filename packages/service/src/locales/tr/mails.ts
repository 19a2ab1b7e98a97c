import type { Translation } from '@portico/contract'
import type * as english from '../en/mails.ts'

export const mails: Translation<typeof english.mails> = {
  facts: {
    askedFor: 'İstek zamanı',
    when: 'Zaman',
    browser: 'Tarayıcı',
    place: 'Yer',
    proof: 'Oturum açma yöntemi',
  },
  browser: '{browser} ({system})',
  place: '{city}, {country} yakınları',
  near: '{city} yakınları',
  askedNear: 'İsteğin geldiği yer: {browser}, {city} yakınları.',
  askedFrom: 'İsteğin geldiği yer: {browser}.',
  worksUntil: 'Bir kez kullanılabilir. Son geçerlilik zamanı: {time}.',
  worksFor: 'Bir kez kullanılabilir. Geçerlilik süresi: {duration}.',
  buttonFails: 'Düğme açılmıyor mu? {link}',
  nobodyGetsIn:
    'Bu siz değil miydiniz? Öyleyse bir şey yapmayın: bu e-posta olmadan kimse oturum açamaz.',
  notMe: 'Bu ben değildim',
  wasItYou: 'Bu siz miydiniz?',
  ifItWasYou: 'Bunu siz yaptıysanız bir şey yapmanıza gerek yok.',
  sentFor: {
    signIn: 'Birisi bu adresle oturum açmak istediği için {email} adresine gönderildi.',
    signUp: 'Birisi bu adresle kaydolmak istediği için {email} adresine gönderildi.',
    safety: 'Hesabınızın güvenliğiyle ilgili olduğu için {email} adresine gönderildi.',
  },
  help: 'Yardım',
  listed: '{one}, {other}',
  noticePreview: '{facts}. {question}',
  sentences: '{one} {other}',
  quoted: '“{name}”',
}
