import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content':
    'Doğrulanmış her adresle oturum açabilirsiniz. Bildirimler birincil adrese gider.',
  'account.emails.primaryStays': 'Önce başka bir birincil adres seçin.',
  'account.emails.add': 'E-posta adresi ekle',
  'account.emails.addContent':
    'Buraya bir kod göndeririz. Siz kodu girene kadar hiçbir şey değişmez.',
  'account.emails.belongsToAnother':
    'Bu adres başka bir hesaba ait. Bu adresle oturum açın veya onu orada kaldırın.',
  'account.emails.makePrimary': 'Birincil yap',
  'account.emails.madePrimary': '{email} artık birincil adresiniz. İkisine de bildirdik.',
  'account.emails.sendNewCode': 'Yeni kod gönder',
  'account.act.addEmail': 'E-posta adresi eklemek için.',
  'account.act.makePrimary': 'Şunu birincil yapmak için: {value}.',
}
