import type { Translation } from '@portico/contract'
import type * as english from '../en/account-download.ts'

export const accountDownloadText: Translation<typeof english.accountDownloadText> = {
  'account.download.content':
    'כל מה ש-{project} שומר עליך כאן: כתובות, דרכי כניסה, מכשירים, אפליקציות ומה שקרה. קובץ JSON אחד, בלי סיסמאות או מפתחות.',
  'account.download.submit': 'הורדה',
  'account.download.last': 'הורדה אחרונה: {date}.',
  'account.download.done': 'הנתונים שלך הורדו.',
  'account.act.download': 'כדי להוריד את הנתונים שלך.',
}
