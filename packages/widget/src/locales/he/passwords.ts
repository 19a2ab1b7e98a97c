import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwordsText: Translation<typeof english.passwordsText> = {
  'password.createAccount.content': 'כדי להשלים את יצירת החשבון, יש להגדיר סיסמה',
  'password.login.title': 'כניסה',
  'button.forgotPassword': 'שכחת את הסיסמה?',
  'button.logInByEmail': 'כניסה באמצעות אימייל',
  'formField.password.label': 'סיסמה',
  'button.showPassword': 'הצגת הסיסמה',
  'password.forgot.title': 'שכחת את הסיסמה?',
  'password.forgot.content': 'אימייל עם קישור לאיפוס הסיסמה נשלח אל <bold>{email}</bold>.',
  'password.breached.title': 'כדי להגדיר סיסמה חדשה, יש לבדוק את תיבת האימייל',
  'password.breached.content': 'נשלח אימייל אל <bold>{email}</bold>.',
  'password.breached.whyTitle': 'למה, אם הסיסמה הייתה נכונה?',
  'password.breached.why':
    'אותה סיסמה מופיעה ברשימה שנגנבה מאתר אחר, וזרים עלולים לנסות אותה כאן. לא הייתה פריצה לחשבון {project} שלך. אחרי הגדרת סיסמה חדשה, כדאי להגדיר סיסמה חדשה גם שם.',
  'password.resetRequired.title': 'כדי להגדיר סיסמה חדשה, יש לבדוק את תיבת האימייל',
  'password.resetRequired.content': 'נשלח אימייל אל <bold>{email}</bold>.',
  'password.setNew.title': 'יש לבדוק את תיבת האימייל',
  'password.setNew.content': 'אימייל עם קישור לכניסה נשלח אל <bold>{email}</bold>.',
  'button.resendEmail': 'שליחת האימייל שוב',
  'button.emailResent': 'האימייל נשלח',
  'password.reset.title': 'איפוס הסיסמה',
  'password.reset.loggingInProgress': 'הכניסה מתבצעת...',
  'password.reset.noToken': 'יש לפתוח את הדף הזה באמצעות הקישור שבאימייל ששלחנו אליך.',
  'password.reset.deadTitle': 'הקישור הזה כבר לא פועל',
  'password.reset.deadContent': 'הוא כבר נוצל או שתוקפו פג. פתיחתו לא שינתה דבר.',
  'password.reset.sendNewLink': 'שליחת קישור חדש',
  'password.reset.newLinkGoesTo': 'הוא יישלח אל <bold>{email}</bold>.',
  'password.reset.backToLogIn': 'חזרה לכניסה',
  'login.success.content': 'נכנסת לחשבון בהצלחה.',
  'password.strength': 'חוזק הסיסמה: {score} מתוך 4.',
  'password.strength.accepted': 'סיסמה חזקה',
  'password.hint.start':
    'מספר התווים המינימלי: {characterLength}. שלוש או ארבע מילים לא נפוצות קל לזכור וקשה לנחש.',
  'password.strengthError.breached':
    'ייתכן שהסיסמה הזו שימשה באתר אחר שהייתה בו בעיית אבטחה. יש לבחור סיסמה אחרת.',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {נדרש לפחות תו אחד} two {נדרשים לפחות שני תווים} other {נדרשים לפחות # תווים}}',
  'password.strengthError.complexity':
    'יש לכלול {complexity} מהבאים: אות גדולה, אות קטנה, ספרה, סימן',
  'password.requirement.fulfilled': 'מתקיים',
  'password.requirement.notFulfilled': 'לא מתקיים',
}
