import type { Translation } from '@portico/contract'
import type * as english from '../en/deletion.ts'

export const deletion: Translation<typeof english.deletion> = {
  label: 'Silme zamanı',
  asked: {
    subject: '{project} hesabınız silinecek',
    heading: 'Hesabınız silinecek',
    lead: 'Tüm tarayıcıların ve uygulamaların oturumu kapatıldı.',
  },
  erases:
    'Hesapla birlikte adresleriniz, geçiş anahtarlarınız ve geçmişiniz de silinir. Bunları kimse geri getiremez.',
  keep: 'O zamana kadar oturum açıp hesabı koruyabilirsiniz.',
  keepAt: 'O zamana kadar oturum açıp hesabı koruyabilirsiniz: {link}',
  does: 'Düğme hesabı korur, o zamandan beri oturum açan tüm tarayıcıların oturumunu kapatır.',
  near: {
    subject: '{project} hesabınız yakında silinecek',
    heading: 'Hesabınız yakında silinecek',
    action: 'Oturum aç ve hesabı koru',
  },
  done: {
    subject: '{project} hesabınız silindi',
    heading: 'Hesabınız silindi',
    lead: 'Adresleriniz, geçiş anahtarlarınız ve geçmişiniz silindi. Bunları kimse geri getiremez.',
    sentFor: 'Bir {project} hesabının adresi olduğu için {email} adresine gönderildi.',
  },
  undo: {
    does: 'Düğme hesabı korur, silme isteğinden beri oturum açan tüm tarayıcıların oturumunu kapatır.',
    done: 'Hesabınız korundu',
  },
}
