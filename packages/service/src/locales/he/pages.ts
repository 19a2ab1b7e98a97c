import type { Translation } from '@portico/contract'
import type * as english from '../en/pages.ts'

export const pages: Translation<typeof english.pages> = {
  poweredBy: 'מופעל על ידי Portico',
  goToProject: 'מעבר אל {project}',
  tryAgain: 'ניסיון נוסף',
  logInAgain: 'כניסה חוזרת',
  linkTitle: 'הקישור הזה כבר לא פועל',
  linkText: 'הוא כבר נוצל או שתוקפו פג.',
  linkLife: 'כל קישור תקף לשימוש אחד, למשך {duration}.',
  askForLink: 'בקשת קישור חדש',
  usedTitle: 'הקישור הזה כבר נוצל',
  usedText: 'יש לחזור לאפליקציה שאליה רצית להיכנס, ולהתחיל שם מחדש.',
  refusedTitle: 'בקשת הכניסה נדחתה',
  refusedText: 'אפליקציה ביקשה מאת {project} משהו שאסור לה לקבל. לא שותף דבר, ולא עשית שום טעות.',
  refusedDetails: 'פרטים למפעילי האפליקציה',
  failedTitle: 'משהו השתבש',
  failedText: 'יש לחזור לאפליקציה שהפנתה אותך לכאן, ולנסות שם שוב.',
  deviceText: 'יש לפתוח שוב את הדף ולהזין את הקוד שמופיע במכשיר שלך.',
  needsScript: 'לדף הזה נדרש JavaScript.',
  details: 'פרטים',
  error: 'שגיאה',
  app: 'אפליקציה',
  time: 'זמן',
  number: 'מספר לפנייה',
  aboutText:
    'הכניסה לאתר הזה מתבצעת באמצעות Portico: ווידג׳ט כניסה ושירות אימות שהאתר מפעיל בעצמו. שאלות על החשבון שלך יש להפנות לאתר.',
}
