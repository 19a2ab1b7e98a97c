import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwords: Translation<typeof english.passwords> = {
  proof: 'Şifre',
  mail: {
    reset: {
      sentFor: 'Birisi yeni şifre istediği için {email} adresine gönderildi.',
      subject: 'Yeni {project} şifrenizi belirleyin',
      preheaderUntil:
        'Bir kez kullanılabilir. Son geçerlilik zamanı: {time}. Siz kullanana kadar hiçbir şey değişmez.',
      preheaderFor:
        'Bir kez kullanılabilir. Geçerlilik süresi: {duration}. Siz kullanana kadar hiçbir şey değişmez.',
      heading: 'Yeni şifre belirleyin',
      works: 'Siz belirleyene kadar eski şifreniz geçerli kalır.',
      breached:
        'Şifreniz, başka bir siteden çalınmış bir listede yer aldığı için burada artık geçerli değil. {project} sistemlerine girilmedi.',
      action: 'Yeni şifre belirleyin',
      notYou: 'Bu siz değil miydiniz? Öyleyse bir şey yapmayın: şifreniz olduğu gibi kalır.',
      login: 'Yeni şifre belirlemeden oturum açmak için: {link}',
    },
    changed: {
      subject: '{project} şifreniz değiştirildi',
      heading: 'Şifreniz değiştirildi',
    },
    set: {
      subject: '{project} hesabınız için şifre belirlendi',
      heading: 'Şifre belirlendi',
    },
    othersSignedOut: 'Diğer tüm tarayıcıların oturumu kapatıldı.',
    locks: 'Düğme yeni şifreyi kilitler ve kendiniz bir şifre belirlemenizi sağlar.',
  },
  undo: {
    does: 'Düğme yeni şifreyi kilitler ve tüm tarayıcıların oturumunu kapatır. Ardından kendi şifrenizi belirlemeniz için bağlantı içeren bir e-posta alırsınız.',
    done: 'Yeni şifre kilitlendi',
    mailSent:
      'Yeni şifre belirlemeniz için bağlantı içeren bir e-posta {email} adresine gönderildi.',
    askForMail: 'Oturum açtığınız sayfada yeni bir şifre isteyin.',
  },
  guessed: {
    mail: {
      subject: '{project} kodunuz: {code}',
      plainSubject: '{project} kodunuz',
      heading: 'Oturum açma kodunuz',
      lead: 'Birisi tanımadığımız bir cihazda şifrenizi girdi. Bu sizseniz bu kodu orada girin.',
      notYou:
        'Bu siz değil miydiniz? Öyleyse birisi şifrenizi biliyor. Düğme şifreyi kilitler ve tüm tarayıcıların oturumunu kapatır; başka bir şifre belirlemeniz için bağlantı içeren bir e-posta alırsınız.',
    },
    does: 'Düğme şifrenizi kilitler ve tüm tarayıcıların oturumunu kapatır. Ardından başka bir şifre belirlemeniz için bağlantı içeren bir e-posta alırsınız.',
    done: 'Şifreniz kilitlendi',
  },
}
