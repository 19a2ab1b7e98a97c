import type { Translation } from '@portico/contract'
import type * as english from '../en/device.ts'

export const device: Translation<typeof english.device> = {
  connect: 'Cihaz bağlayın',
  lead: 'TV veya konsolunuzda görünen kodu girin.',
  code: 'Kod',
  wrong: 'Bu kod yanlış veya süresi dolmuş. Tekrar deneyin.',
  continue: 'Devam et',
  caution:
    'Yalnızca karşınızda duran cihazın kodunu girin. Başkasının size gönderdiği bir kodu asla girmeyin.',
  someApp: 'Uygulama',
  connectApp: '{app} bağlansın mı?',
  asked:
    '{code} kodlu bir cihaz hesabınıza erişmek istiyor. Yalnızca bu kod size ait bir cihazda görünüyorsa devam edin.',
  requesting: '{app} şunları istiyor:',
  allow: 'İzin ver',
  deny: 'Reddet',
  connectedTitle: 'Cihazınız bağlandı',
  connectedText: 'Bu sayfayı kapatıp cihazda devam edebilirsiniz.',
  deniedTitle: 'Uygulamanın erişimi reddedildi.',
  deniedText: 'Bu sayfayı kapatabilirsiniz.',
  goToProject: '{project} hizmetine git',
  unverified:
    'Bu uygulama doğrulanmadı. Uygulama kendisini kaydetti; {project} ekibi uygulamayı kimin işlettiğini bilmiyor.',
  otherScope: '{scope} kapsamını kullanma',
  scopes: {
    openid: {
      text: 'Kimliğinizi doğrulama',
      details: ['Hesabınızda saklanan bilgileri görüntüleme'],
    },
    profile: {
      text: 'Kişisel profil bilgilerinizi görüntüleme',
      details: ['Ad, profil resmi ve dil tercihleri'],
    },
    email: {
      text: 'Kişisel profil bilgilerinizi görüntüleme',
      details: ['E-posta adresi'],
    },
    phone: {
      text: 'Kişisel profil bilgilerinizi görüntüleme',
      details: ['Telefon numarası'],
    },
    offline_access: {
      text: 'Uygulamayı etkin olarak kullanmadığınızda da verilerinize erişmeye devam etme',
      details: [
        'Çevrimdışıyken de verilerinize erişme',
        'Sizin adınıza verileri eşitleme ve arka plan görevlerini işleme',
      ],
    },
  },
}
