import type { Translation } from '@portico/contract'
import type * as english from '../en/account-codes.ts'

export const accountCodesText: Translation<typeof english.accountCodesText> = {
  'account.codes.title': 'Kurtarma kodlarınızı kaydedin',
  'account.codes.content':
    'Telefonunuz yoksa her biri sizi bir kez içeri alır. Bunları yalnızca şimdi gösteriyoruz.',
  'account.codes.lead': 'Posta kutunuza erişemezseniz her biri sizi bir kez içeri alır.',
  'account.codes.onlyNow': 'Bunları yalnızca şimdi gösteriyoruz.',
  'account.codes.make': 'Kurtarma kodları oluştur',
  'account.codes.old': 'Öncekiler artık çalışmıyor.',
  'account.codes.download': 'İndir',
  'account.codes.print': 'Yazdır',
  'account.codes.saved': 'Bu kodları kaydettim',
  'account.codes.done': 'Bitti',
}
