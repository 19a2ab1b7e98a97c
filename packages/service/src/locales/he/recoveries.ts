import type { Translation } from '@portico/contract'
import type * as english from '../en/recoveries.ts'

export const recoveries: Translation<typeof english.recoveries> = {
  address: 'כתובת חדשה',
  date: 'תחילת תוקף',
  requested: {
    subject: 'חשבון {project} שלך עומד לקבל כתובת חדשה',
    heading: 'החשבון שלך עומד לקבל כתובת חדשה',
    lead: 'נמסר ל-{project} שאין לך עוד אפשרות להיכנס. אם אף אחד לא יתנגד, הכתובת החדשה תהיה הכתובת הראשית שלך.',
    does: 'הלחצן עוצר זאת, והכתובת החדשה לא תתווסף.',
  },
  text: 'חשבון {project} שלך יקבל כתובת חדשה ב-{date}. אם זו לא הבקשה שלך, אפשר לעצור אותה: {link}',
  undo: {
    does: 'הלחצן עוצר את השחזור שמוזכר בהודעה: הכתובת החדשה לא תתווסף.',
    done: 'הכתובת החדשה לא תתווסף',
  },
  ready: {
    subject: 'אפשר לחזור לחשבון {project} שלך',
    heading: 'אפשר לחזור לחשבון שלך',
    lead: 'זמן ההמתנה הסתיים, ואף אחד לא התנגד.',
    does: 'הלחצן הופך את {email} לכתובת הראשית של החשבון שלך ומבצע כניסה.',
    action: 'כניסה',
    until: 'הקישור פועל פעם אחת, עד {date}.',
    notYou: 'זו לא הבקשה שלך? אין צורך לעשות דבר: בלי הקישור דבר לא ישתנה.',
  },
  page: {
    question: 'לחזור לחשבון שלך?',
    dead: 'הקישור הזה כבר לא פועל',
    deadText: 'הקישור כבר שימש, נעצר או שפג תוקפו.',
  },
}
