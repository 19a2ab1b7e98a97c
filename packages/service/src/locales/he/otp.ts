import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otp: Translation<typeof english.otp> = {
  proofs: {
    email: 'קוד באימייל',
    sms: 'קוד בהודעת טקסט',
    whatsapp: 'קוד דרך WhatsApp',
  },
  mail: {
    subject: '{code} הוא קוד האימות עבור {project}',
    plainSubject: 'קוד האימות עבור {project}',
    login: 'קוד הכניסה שלך',
    signup: 'קוד ההרשמה שלך',
    lead: 'יש להזין אותו בדף שבו ביקשת אותו.',
    nobodyAsks: 'אף אחד מצוות {project} לעולם לא יבקש אותו ממך.',
    notYou: 'הבקשה לא שלך? לא צריך לעשות דבר: בלי הקוד אין כניסה לחשבון.',
  },
  text: '{code} הוא קוד האימות עבור {project}. תקף למשך {duration}. אין לשתף אותו.',
  added: {
    subject: 'נוסף מספר טלפון לחשבון {project} שלך',
    heading: 'נוסף מספר טלפון',
    lead: 'מעכשיו אפשר להיכנס גם כך לחשבון {email}.',
    label: 'מספר טלפון',
    removes: 'הלחצן מסיר את המספר הזה ומבצע יציאה בדפדפן שבו הוא נוסף.',
    does: 'הלחצן מסיר את מספר הטלפון שמוזכר באימייל, ומבצע יציאה בדפדפנים שבהם הוא נוסף או שימש.',
    done: 'מספר הטלפון הוסר',
  },
}
