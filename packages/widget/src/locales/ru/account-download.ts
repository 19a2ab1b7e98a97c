import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    'Всё, что {project} хранит здесь о вас: адреса, способы входа, устройства, приложения и события. Один файл JSON, без паролей и ключей.',
  'account.download.submit': 'Скачать',
  'account.download.last': 'Последнее скачивание: {date}.',
  'account.download.done': 'Ваши данные скачаны.',
  'account.act.download': 'Чтобы скачать ваши данные.',
}
