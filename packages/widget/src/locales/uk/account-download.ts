import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    'Усе, що {project} зберігає тут про вас: адреси, способи входу, пристрої, застосунки та події. Один файл JSON, без паролів і ключів.',
  'account.download.submit': 'Завантажити',
  'account.download.last': 'Останнє завантаження: {date}.',
  'account.download.done': 'Ваші дані завантажено.',
  'account.act.download': 'Щоб завантажити ваші дані.',
}
