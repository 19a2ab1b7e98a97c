import type { Translation } from '@portico/contract'
import type * as english from '../en/account-way-back.ts'

export const accountWayBackText: Translation<typeof english.accountWayBackText> = {
  'wayBack.title': 'כניסה בלי השלב השני',
  'wayBack.content':
    'זה נמשך {days, plural, one {יום אחד} two {יומיים} other {# ימים}}, כדי שאף אחד אחר לא יוכל לעשות זאת מאחורי הגב שלך.',
  'wayBack.code': 'נשלח קוד אל <bold>{email}</bold>.',
  'wayBack.told':
    'במשך {days, plural, one {יום אחד} two {יומיים} other {# ימים}} נודיע לכל הכתובות והמכשירים שלך.',
  'wayBack.removed': 'אם אף אחד לא יתנגד, השלב השני יוסר והכניסה תהיה עם הסיסמה.',
  'wayBack.removedAlone': 'אם אף אחד לא יתנגד, השלב השני יוסר והכניסה תהיה בלעדיו.',
  'wayBack.noMailbox': 'גם לתיבת הדואר הזו אין גישה?',
  'wayBack.write': 'אפשר לכתוב אל <bold>{help}</bold>.',
  'wayBack.never': 'בלי השלב השני אף אחד לא יכול להכניס אותך כאן.',
  'wayBack.date': 'השלב השני שלך יוסר ב-{date}',
  'wayBack.waits': 'הודענו לכל הכתובות והמכשירים שלך. נכתוב לך כשיגיע הזמן.',
  'wayBack.found': 'מצאתי אותו, להיכנס עכשיו',
  'wayBack.stop': 'לעצור את זה',
  'wayBack.stopped': 'זה נעצר. השלב השני שלך נשאר.',
  'wayBack.send': 'שליחת קוד',
}
