import type { Translation } from '@portico/contract'
import type * as english from '../en/recoveries.ts'

export const recoveries: Translation<typeof english.recoveries> = {
  address: 'Yeni adres',
  date: 'Geçerlilik',
  requested: {
    subject: '{project} hesabınız yeni bir adres alacak',
    heading: 'Hesabınız yeni bir adres alacak',
    lead: 'Artık oturum açamadığınız {project} tarafına bildirildi. Kimse itiraz etmezse yeni adres ana adresiniz olur.',
    does: 'Düğme bunu durdurur, yeni adres eklenmez.',
  },
  text: '{project} hesabınız {date} tarihinde yeni bir adres alacak. Bunu siz istemediyseniz durdurun: {link}',
  undo: {
    does: 'Düğme, iletide sözü edilen kurtarmayı durdurur: yeni adres eklenmez.',
    done: 'Yeni adres eklenmeyecek',
  },
  ready: {
    subject: '{project} hesabınıza yeniden girebilirsiniz',
    heading: 'Hesabınıza yeniden girebilirsiniz',
    lead: 'Bekleme süresi bitti ve kimse itiraz etmedi.',
    does: 'Düğme {email} adresini hesabınızın ana adresi yapar ve oturumunuzu açar.',
    action: 'Oturum aç',
    until: 'Bağlantı bir kez çalışır, son tarih: {date}.',
    notYou: 'Siz değil misiniz? Bir şey yapmayın: bağlantı olmadan hiçbir şey değişmez.',
  },
  page: {
    question: 'Hesabınıza dönülsün mü?',
    dead: 'Bu bağlantı artık çalışmıyor',
    deadText: 'Kullanıldı, durduruldu veya süresi doldu.',
  },
}
