import type { Translation } from '@portico/contract'
import type * as english from '../en/errors.ts'

export const errorText: Translation<typeof english.errorText> = {
  'error.invalidEmail': 'הפורמט של כתובת האימייל אינו תקין.',
  'error.invalidPhoneNumber':
    'הפורמט של מספר הטלפון אינו תקין. יש לוודא שמספר הטלפון הוא בפורמט E.164.',
  'error.unsubscribedPhoneNumber':
    'מספר הטלפון הוסר מרשימת התפוצה. כדי לקבל שוב הודעות, יש לשלוח תחילה הודעת טקסט עם המילה START.',
  'error.inactiveEmail':
    'כתובת האימייל מסומנת כלא פעילה. יש לנסות כתובת אימייל אחרת, או לפנות למנהל המערכת אם נראה שזו טעות.',
  'error.unauthorizedCredentials': 'פרטי הכניסה שגויים.',
  'error.userUnauthenticated': 'הפעולה הזו דורשת סשן פעיל. האם נכנסת לחשבון?',
  'error.emailNotFound': 'כתובת האימייל לא נמצאה.',
  'error.unableToAuthMagicLink': 'קישור הכניסה כבר נוצל או שתוקפו פג. יש לנסות שוב.',
  'error.noUserPassword': 'לא נמצאה סיסמה למשתמש הזה. יש לנסות שוב.',
  'error.breachedPassword': 'הסיסמה מופיעה ברשימת הסיסמאות שדלפו, ויש לאפס אותה.',
  'error.resetPassword': 'יש לאפס את הסיסמה.',
  'error.oauthTokenNotFound': 'אסימון OAuth לא נמצא.',
  'error.invalidCode': 'הפורמט של הקוד אינו תקין. יש לנסות שוב.',
  'error.memberPasswordNotFound': 'סיסמת החבר בארגון לא נמצאה.',
  'error.oauthFlowCallbackError': 'אירעה שגיאה בחזרה מתהליך OAuth. יש לנסות שוב.',
  'error.unauthorizedAction': 'אין הרשאה לפעולה הזו.',
  'error.userLockLimitReached': 'היו יותר מדי ניסיונות אימות שנכשלו. יש לנסות שוב מאוחר יותר.',
  'error.invalidSessionToken': 'אסימון הסשן אינו תקין.',
  'error.sessionNotFound': 'הסשן לא נמצא.',
  'error.invalidPhoneNumberCountryCode':
    'קידומת המדינה של מספר הטלפון אינה תקינה, אינה נתמכת או הושבתה.',
  'error.otpCodeNotFound': 'הקוד שגוי. יש לנסות שוב.',
  'error.duplicatePhoneNumber': 'כבר יש בארגון הזה חבר עם מספר הטלפון שצוין.',
}
