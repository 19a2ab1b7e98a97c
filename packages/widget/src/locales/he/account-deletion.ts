import type { Translation } from '@portico/contract'
import type * as english from '../en/account-deletion.ts'

export const accountDeletionText: Translation<typeof english.accountDeletionText> = {
  'account.deletion.title': 'למחוק את החשבון שלך ב-{project}?',
  'account.deletion.everywhere': 'תתבצע יציאה מיידית מכל מקום.',
  'account.deletion.apps': 'האפליקציות מאבדות את הגישה מיד: {apps}.',
  'account.deletion.until': 'עד {date} אפשר להיכנס ולהשאיר את החשבון.',
  'account.deletion.someDays': 'במשך כמה ימים אפשר להיכנס ולהשאיר את החשבון.',
  'account.deletion.then':
    'לאחר מכן הכתובות, מפתחות הגישה וההיסטוריה שלך נמחקים. איש לא יכול לשחזר אותם.',
  'account.deletion.atOnce':
    'הכתובות, מפתחות הגישה וההיסטוריה שלך נמחקים מיד. איש לא יכול לשחזר אותם.',
  'account.deletion.downloadFirst': 'הורדת הנתונים שלי קודם',
  'account.deletion.word': 'מחיקה',
  'account.deletion.type': 'יש להקליד „{word}” כדי להמשיך',
  'account.deletion.keep': 'השארת החשבון שלי',
  'account.deletion.asked': 'החשבון שלך יימחק ב-{date}. עד אז אפשר להיכנס ולהשאיר אותו.',
  'account.deletion.done': 'החשבון שלך נמחק.',
  'account.act.deleteAccount': 'כדי למחוק את החשבון שלך.',
}
