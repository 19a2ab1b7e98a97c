import type { Translation } from '@portico/contract'
import type * as english from '../en/not-me.ts'

export const notMe: Translation<typeof english.notMe> = {
  question: 'Bu siz değil miydiniz?',
  does: 'Düğme, e-postada sözü edilen tarayıcının oturumunu kapatır.',
  button: 'Bu ben değildim',
  otherwise: 'Bunu siz yaptıysanız bu sayfayı kapatın: Hiçbir şey değişmedi.',
  done: 'O tarayıcının oturumu kapatıldı',
  tooLate: 'Durum bu arada değişti',
  tooLateText: 'E-postada sözü edilen durum artık geçerli değil. Şimdi hiçbir şey değiştirilmedi.',
  next: 'Hesabı güvenceye almak için:',
  steps: [
    'E-postalarınızı başka kimsenin okumadığından emin olun: Okuyan kişi sizin yerinize oturum açabilir. Emin değilseniz posta kutunuzun şifresini değiştirin.',
    'Burada, başka hiçbir yerde kullanmadığınız yeni bir şifre belirleyin.',
    'Oturum açıp tanımadıklarınızı silin: geçiş anahtarları, telefon numaraları, bağlı hesaplar, kimlik doğrulama uygulaması.',
  ],
  help: 'Yardım alın',
  signInAgain: 'Yeniden oturum aç',
  goOn: '{project} hizmetine git',
  dead: 'Bu bağlantı artık çalışmıyor',
  deadText: 'Süresi dolmuş veya bütün olarak kopyalanmamış. Bu tür bağlantılar 7 gün geçerlidir.',
}
