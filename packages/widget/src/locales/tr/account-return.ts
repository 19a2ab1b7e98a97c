import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': 'Hesabınız {date} tarihinde silinecek',
  'account.return.content': 'Bunu {date} tarihinde istediniz. Silinene kadar hiçbir şey kaybolmaz.',
  'account.return.keep': 'Hesabımı koru',
  'account.return.goOn': 'Silmeye devam et',
}
