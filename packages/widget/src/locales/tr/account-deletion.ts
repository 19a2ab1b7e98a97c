import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': '{project} hesabınız silinsin mi?',
  'account.deletion.everywhere': 'Her yerde oturumunuz kapatılır, hemen.',
  'account.deletion.apps': 'Uygulamaların erişimi hemen sona erer: {apps}.',
  'account.deletion.until': '{date} tarihine kadar oturum açıp hesabı koruyabilirsiniz.',
  'account.deletion.someDays': 'Birkaç gün boyunca oturum açıp hesabı koruyabilirsiniz.',
  'account.deletion.then':
    'Ardından adresleriniz, geçiş anahtarlarınız ve geçmişiniz silinir. Bunları kimse geri getiremez.',
  'account.deletion.atOnce':
    'Adresleriniz, geçiş anahtarlarınız ve geçmişiniz hemen silinir. Bunları kimse geri getiremez.',
  'account.deletion.downloadFirst': 'Önce verilerimi indir',
  'account.deletion.word': 'sil',
  'account.deletion.type': 'Devam etmek için “{word}” yazın',
  'account.deletion.keep': 'Hesabımı koru',
  'account.deletion.asked':
    'Hesabınız {date} tarihinde silinecek. O zamana kadar oturum açıp onu koruyabilirsiniz.',
  'account.deletion.done': 'Hesabınız silindi.',
  'account.act.deleteAccount': 'Hesabınızı silmek için.',
}
