import type { Translation } from '@portico/contract'
import type * as english from '../en/notices.ts'

export const notices: Translation<typeof english.notices> = {
  signedIn: {
    subject: 'כניסה חדשה לחשבון {project} שלך',
    heading: 'כניסה חדשה לחשבון שלך',
    lead: 'בוצעה כניסה לחשבון {email} מדפדפן שעדיין לא היה מוכר לנו.',
    does: 'הלחצן מבצע יציאה בדפדפן ההוא ועוזר לאבטח את החשבון.',
  },
  noAccount: {
    subject: 'אין חשבון {project} עם הכתובת הזו',
    preheader: 'היה ניסיון להיכנס איתה. אפשר להירשם או לנסות כתובת אחרת.',
    heading: 'אין חשבון עם הכתובת הזו',
    lead: 'היה ניסיון להיכנס עם הכתובת {email}, אבל אין חשבון {project} שמשתמש בה. אולי נרשמת עם כתובת אחרת.',
    action: 'הרשמה עם הכתובת הזו',
    notYou: 'הפעולה לא שלך? לא צריך לעשות דבר. לא נוצר חשבון.',
  },
}
