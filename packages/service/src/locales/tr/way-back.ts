import type { Translation } from '@portico/contract'
import type * as english from '../en/way-back.ts'

export const wayBack: Translation<typeof english.wayBack> = {
  code: {
    subject: '{project} kodunuz: {code}',
    plainSubject: '{project} kodunuz',
    heading: 'İkinci adım olmadan girin',
    lead: 'Artık ikinci adımı olmayan biri hesabınıza girmek istiyor. O sizseniz bu kodu oraya girin.',
    notYou:
      'Siz değil misiniz? O hâlde biri ilk adımınızı geçebiliyor. Kod olmadan hiçbir şey değişmez, ama yeni bir şifre belirleyin.',
  },
  requested: {
    subject: '{project} hesabınızın ikinci adımı kaldırılacak',
    heading: 'İkinci adımınız kaldırılacak',
    lead: 'Biri oturum açtı, postanızdaki bir kodu okudu ve ikinci adımın kaybolduğunu bildirdi. Kimse itiraz etmezse kaldırılır.',
    does: 'Düğme bunu durdurur, ikinci adımınız kalır.',
  },
  text: '{project} hesabınızın ikinci adımı {date} tarihinde kaldırılacak. Bunu siz istemediyseniz durdurun: {link}',
  undo: {
    does: 'Düğme, iletide sözü edileni durdurur: ikinci adımınız kalır.',
    done: 'İkinci adımınız kalıyor',
  },
  removed: {
    subject: '{project} hesabınızın ikinci adımı kaldırıldı',
    heading: 'İkinci adımınız kaldırıldı',
    lead: 'Bekleme süresi bitti ve kimse itiraz etmedi. Artık onsuz oturum açıyorsunuz. Yakında yenisini kurun.',
    does: 'Düğme o zamandan beri yapılan her değişikliği geri alır ve o zamandan beri oturum açan tüm tarayıcıların oturumunu kapatır.',
  },
}
