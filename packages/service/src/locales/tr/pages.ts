import type { Translation } from '@portico/contract'
import type * as english from '../en/pages.ts'

export const pages: Translation<typeof english.pages> = {
  poweredBy: 'Altyapı: Portico',
  goToProject: '{project} hizmetine git',
  tryAgain: 'Tekrar dene',
  logInAgain: 'Yeniden oturum aç',
  linkTitle: 'Bu bağlantı artık çalışmıyor',
  linkText: 'Kullanılmış veya süresi dolmuş.',
  linkLife: 'Her bağlantı bir kez kullanılabilir. Geçerlilik süresi: {duration}.',
  askForLink: 'Yeni bağlantı iste',
  usedTitle: 'Bu bağlantı zaten kullanıldı',
  usedText: 'Oturum açmak istediğiniz uygulamaya dönüp oradan yeniden başlayın.',
  refusedTitle: 'Oturum açma isteği reddedildi',
  refusedText:
    'Bir uygulama, {project} hizmetinden almaya yetkili olmadığı bir şey istedi. Hiçbir bilgi paylaşılmadı ve siz yanlış bir şey yapmadınız.',
  refusedDetails: 'Uygulamayı işletenler için ayrıntılar',
  failedTitle: 'Bir sorun oluştu',
  failedText: 'Sizi buraya gönderen uygulamaya dönüp orada tekrar deneyin.',
  deviceText: 'Sayfayı yeniden açıp cihazınızda görünen kodu girin.',
  needsScript: 'Bu sayfa için JavaScript gerekir.',
  details: 'Ayrıntılar',
  error: 'Hata',
  app: 'Uygulama',
  time: 'Zaman',
  number: 'Başvuruda belirtilecek numara',
  aboutText:
    'Bu site, oturum açma işlemleri için Portico kullanır: bir oturum açma bileşeni ve sitenin kendisinin çalıştırdığı bir kimlik doğrulama hizmeti. Hesabınızla ilgili sorularınızı siteye iletin.',
}
