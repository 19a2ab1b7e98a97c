import type { Translation } from '@portico/contract'
import type * as english from '../en/device.ts'

/** Several scopes about the user share this text. */
const personal = 'צפייה בפרטי הפרופיל האישי שלך'

export const device: Translation<typeof english.device> = {
  connect: 'חיבור מכשיר',
  lead: 'יש להזין את הקוד שמופיע בטלוויזיה או בקונסולה.',
  code: 'קוד',
  wrong: 'הקוד הזה שגוי או שתוקפו פג. יש לנסות שוב.',
  continue: 'המשך',
  caution: 'יש להזין רק קוד ממכשיר שנמצא מולך, ולעולם לא קוד שמישהו שלח אליך.',
  someApp: 'האפליקציה',
  connectApp: 'לחבר את {app}?',
  asked: 'מכשיר עם הקוד {code} מבקש גישה לחשבון שלך. יש להמשיך רק אם הקוד מופיע באחד המכשירים שלך.',
  requesting: 'בקשת הרשאה של {app}:',
  allow: 'אישור',
  deny: 'דחייה',
  connectedTitle: 'המכשיר שלך מחובר',
  connectedText: 'אפשר לסגור את הדף הזה ולהמשיך שם.',
  deniedTitle: 'הגישה של האפליקציה נדחתה.',
  deniedText: 'אפשר לסגור את הדף הזה.',
  goToProject: 'מעבר אל {project}',
  unverified:
    'האפליקציה הזו לא אומתה. היא נרשמה בעצמה, ואיש מצוות {project} לא יודע מי מפעיל אותה.',
  otherScope: 'שימוש בהיקף ההרשאות {scope}',
  scopes: {
    openid: {
      text: 'אימות הזהות שלך',
      details: ['צפייה במידע ששמור בחשבון שלך'],
    },
    profile: { text: personal, details: ['שם, תמונת פרופיל והעדפות שפה'] },
    email: { text: personal, details: ['כתובת אימייל'] },
    phone: { text: personal, details: ['מספר טלפון'] },
    offline_access: {
      text: 'שמירה על גישה לנתונים שלך גם כשהאפליקציה אינה בשימוש פעיל',
      details: ['גישה לנתונים שלך גם במצב אופליין', 'סנכרון נתונים וביצוע משימות ברקע בשמך'],
    },
  },
}
