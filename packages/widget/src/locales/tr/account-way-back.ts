import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': 'İkinci adım olmadan girin',
  'wayBack.content':
    'Başka kimse arkanızdan yapamasın diye bu {days, plural, one {# gün} other {# gün}} sürer.',
  'wayBack.code': '<bold>{email}</bold> adresine bir kod göndeririz.',
  'wayBack.told':
    '{days, plural, one {# gün} other {# gün}} boyunca tüm adreslerinize ve cihazlarınıza haber veririz.',
  'wayBack.removed':
    'Kimse itiraz etmezse ikinci adımınız kaldırılır ve şifrenizle oturum açarsınız.',
  'wayBack.removedAlone':
    'Kimse itiraz etmezse ikinci adımınız kaldırılır ve onsuz oturum açarsınız.',
  'wayBack.noMailbox': 'O posta kutusuna da mı erişiminiz yok?',
  'wayBack.write': '<bold>{help}</bold> adresine yazın.',
  'wayBack.never': 'İkinci adımınız olmadan burada sizi kimse içeri alamaz.',
  'wayBack.date': 'İkinci adımınız {date} tarihinde kalkıyor',
  'wayBack.waits': 'Tüm adreslerinize ve cihazlarınıza haber verdik. Zamanı gelince size yazarız.',
  'wayBack.found': 'Buldum, şimdi oturum aç',
  'wayBack.stop': 'Bunu durdur',
  'wayBack.stopped': 'Bu durduruldu. İkinci adımınız kalıyor.',
  'wayBack.send': 'Kod gönder',
}
