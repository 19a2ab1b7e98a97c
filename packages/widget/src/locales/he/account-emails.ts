import type { Translation } from '@portico/contract'
import type * as english from '../en/account-emails.ts'

export const accountEmailsText: Translation<typeof english.accountEmailsText> = {
  'account.emails.content': 'אפשר להיכנס עם כל כתובת מאומתת. הודעות נשלחות לכתובת הראשית.',
  'account.emails.primaryStays': 'יש לבחור קודם כתובת ראשית אחרת.',
  'account.emails.add': 'הוספת כתובת אימייל',
  'account.emails.addContent': 'נשלח אליה קוד. דבר לא משתנה עד הזנתו.',
  'account.emails.belongsToAnother':
    'הכתובת הזאת שייכת לחשבון אחר. אפשר להיכנס איתה, או להסיר אותה שם.',
  'account.emails.makePrimary': 'הפיכה לראשית',
  'account.emails.madePrimary': '{email} היא עכשיו הכתובת הראשית שלך. הודענו לשתיהן.',
  'account.emails.sendNewCode': 'שליחת קוד חדש',
  'account.act.addEmail': 'כדי להוסיף כתובת אימייל.',
  'account.act.makePrimary': 'כדי להפוך לראשית: {value}.',
}
