import type { Translation } from '@portico/contract'
import type * as english from '../en/account-return.ts'

export const accountReturnText: Translation<typeof english.accountReturnText> = {
  'account.return.title': 'आपका खाता {date} को मिटा दिया जाएगा',
  'account.return.content': 'आपने {date} को इसके लिए कहा था। मिटाए जाने तक कुछ भी नहीं खोता।',
  'account.return.keep': 'मेरा खाता रखें',
  'account.return.goOn': 'मिटाना जारी रखें',
}
