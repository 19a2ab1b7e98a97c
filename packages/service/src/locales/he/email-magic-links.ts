import type { Translation } from '@portico/contract'
import type * as english from '../en/email-magic-links.ts'

export const emailMagicLinks: Translation<typeof english.emailMagicLinks> = {
  proof: 'קישור באימייל',
  mail: {
    login: { title: 'כניסה אל {project}', action: 'כניסה' },
    signup: { title: 'הרשמה אל {project}', action: 'הרשמה' },
    preheader: 'תקף לשימוש אחד, למשך {duration}.',
    preheaderWithCode:
      'יש לפתוח את הקישור או להזין את הקוד {code}. תקף לשימוש אחד, למשך {duration}.',
    orCode: 'או להזין את הקוד הזה בדף שבו ביקשת אותו:',
    worksUntil: 'הקישור והקוד תקפים לשימוש אחד, עד {time}. השימוש באחד מהם מבטל את השני.',
    worksFor: 'הקישור והקוד תקפים לשימוש אחד, למשך {duration}. השימוש באחד מהם מבטל את השני.',
  },
  form: {
    sentTitle: 'יש לבדוק את תיבת האימייל',
    sentText: 'נשלח אימייל אל {email}.',
    invalidTitle: 'יש לבדוק את כתובת האימייל',
    invalidText: 'יש לחזור ולהזין כתובת תקינה.',
    tooManyTitle: 'היו יותר מדי ניסיונות',
    tooManyText: 'יש להמתין כמה דקות, לחזור ולנסות שוב.',
    scriptTitle: 'לכניסה כאן נדרש JavaScript',
    scriptText: 'יש להפעיל אותו בדפדפן, לחזור ולנסות שוב.',
  },
  otherDevice: {
    question: 'להיכנס במכשיר האחר שלך?',
    lead: 'הקישור הזה התבקש במכשיר ההוא. אם הבקשה שלך, יש לבחור את המספר שמופיע במסך שלו:',
    numbers: 'המספר במסך האחר',
    someBrowser: 'דפדפן אחר',
    thatBrowser: 'הדפדפן האחר',
    justNow: 'ממש עכשיו',
    here: 'כניסה כאן במקום זאת',
    refuse: 'לא ביקשתי את זה',
    approvedTitle: 'נכנסת לחשבון במכשיר האחר',
    approvedText: 'אפשר להמשיך דרך {browser} ולסגור את הדף הזה.',
    soonTitle: 'יש לחזור למכשיר האחר',
    soonText: 'הכניסה תושלם כשהדף יוצג דרך {browser}. את הדף הזה אפשר לסגור.',
    refusedTitle: 'הקישור כבר לא פועל',
    refusedText: 'לא בוצעה כניסה.',
    wrongTitle: 'זה לא היה המספר הנכון',
    wrongText: 'לכן לא בוצעה כניסה, והקישור כבר לא פועל. אם הבקשה שלך, יש לבקש קישור חדש.',
    takenTitle: 'מאוחר מדי לדחות',
    takenText: 'הכניסה בדף ההוא כבר בוצעה. אם היא לא שלך, יש לבקש מיד עזרה מצוות {project}.',
    onwardTitle: 'הכניסה לחשבון מתבצעת...',
    onward: 'כניסה',
  },
}
