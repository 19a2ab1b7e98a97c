import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinks: Translation<typeof english.emailMagicLinks> = {
  proof: 'E-postadaki bağlantı',
  mail: {
    login: {
      title: '{project} için oturum açın',
      action: 'Oturum aç',
    },
    signup: {
      title: '{project} için kaydolun',
      action: 'Kaydol',
    },
    preheader: 'Bir kez kullanılabilir. Geçerlilik süresi: {duration}.',
    preheaderWithCode:
      'Bağlantıyı açın veya {code} kodunu girin. Bir kez kullanılabilir. Geçerlilik süresi: {duration}.',
    orCode: 'Veya istekte bulunduğunuz sayfada bu kodu girin:',
    worksUntil:
      'Bağlantı ve kod bir kez kullanılabilir. Son geçerlilik zamanı: {time}. Biri kullanıldığında diğeri geçersiz olur.',
    worksFor:
      'Bağlantı ve kod bir kez kullanılabilir. Geçerlilik süresi: {duration}. Biri kullanıldığında diğeri geçersiz olur.',
  },
  form: {
    sentTitle: 'E-postanızı kontrol edin',
    sentText: '{email} adresine bir e-posta gönderildi.',
    invalidTitle: 'E-posta adresini kontrol edin',
    invalidText: 'Geri dönüp geçerli bir adres girin.',
    tooManyTitle: 'Çok fazla deneme yapıldı',
    tooManyText: 'Birkaç dakika bekleyin, geri dönüp tekrar deneyin.',
    scriptTitle: 'Burada oturum açmak için JavaScript gerekir',
    scriptText: 'Tarayıcınızda JavaScript kullanımını açın, geri dönüp tekrar deneyin.',
  },
  otherDevice: {
    question: 'Diğer cihazınızda oturum açılsın mı?',
    lead: 'Bu bağlantı oradan istendi. İsteyen sizseniz o ekranda gördüğünüz sayıyı seçin:',
    numbers: 'Diğer ekrandaki sayı',
    someBrowser: 'Başka bir tarayıcı',
    thatBrowser: 'diğer tarayıcı',
    justNow: 'az önce',
    here: 'Bunun yerine burada oturum aç',
    refuse: 'Bunu ben istemedim',
    approvedTitle: 'Orada oturumunuz açıldı',
    approvedText: 'Şurada devam edin: {browser}. Bu sayfayı kapatabilirsiniz.',
    soonTitle: 'Diğer cihazınıza dönün',
    soonText:
      'Şuradaki sayfaya baktığınızda oturum açılacak: {browser}. Bu sayfayı kapatabilirsiniz.',
    refusedTitle: 'Bağlantı artık çalışmıyor',
    refusedText: 'Kimsenin oturumu açılmadı.',
    wrongTitle: 'Sayı bu değildi',
    wrongText:
      'Bu nedenle oturum açılmadı ve bağlantı artık çalışmıyor. Bağlantıyı kendiniz istediyseniz yeni bir tane isteyin.',
    takenTitle: 'Reddetmek için artık çok geç',
    takenText:
      'Oradaki sayfada oturum zaten açıldı. Bu siz değilseniz hemen {project} ekibinden yardım isteyin.',
    onwardTitle: 'Oturumunuz açılıyor...',
    onward: 'Oturum aç',
  },
}
