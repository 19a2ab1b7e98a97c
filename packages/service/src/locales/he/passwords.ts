import type { Translation } from '@portico/contract'
import type * as english from '../en/passwords.ts'

export const passwords: Translation<typeof english.passwords> = {
  proof: 'סיסמה',
  mail: {
    reset: {
      sentFor: 'האימייל נשלח אל {email} כי התבקשה סיסמה חדשה.',
      subject: 'הגדרת סיסמה חדשה לחשבון {project}',
      preheaderUntil: 'תקף לשימוש אחד, עד {time}. דבר לא ישתנה לפני כן.',
      preheaderFor: 'תקף לשימוש אחד, למשך {duration}. דבר לא ישתנה לפני כן.',
      heading: 'הגדרת סיסמה חדשה',
      works: 'הסיסמה הישנה תישאר בתוקף עד אז.',
      breached:
        'הסיסמה שלך מופיעה ברשימה שנגנבה מאתר אחר, ולכן היא כבר לא פועלת כאן. לא הייתה פריצה אל {project}.',
      action: 'הגדרת סיסמה חדשה',
      notYou: 'הבקשה לא שלך? לא צריך לעשות דבר: הסיסמה שלך תישאר כפי שהיא.',
      login: 'לכניסה בלי סיסמה חדשה: {link}',
    },
    changed: {
      subject: 'הסיסמה לחשבון {project} שלך שונתה',
      heading: 'הסיסמה שלך שונתה',
    },
    set: {
      subject: 'הוגדרה סיסמה לחשבון {project} שלך',
      heading: 'הוגדרה סיסמה',
    },
    othersSignedOut: 'בוצעה יציאה בכל שאר הדפדפנים.',
    locks: 'הלחצן נועל את הסיסמה החדשה ומאפשר לך להגדיר סיסמה בעצמך.',
  },
  undo: {
    does: 'הלחצן נועל את הסיסמה החדשה ומבצע יציאה בכל הדפדפנים. אחר כך יישלח אליך אימייל עם קישור להגדרת סיסמה.',
    done: 'הסיסמה החדשה ננעלה',
    mailSent: 'אימייל עם קישור להגדרת סיסמה חדשה נשלח אל {email}.',
    askForMail: 'יש לבקש סיסמה חדשה בדף הכניסה.',
  },
}
