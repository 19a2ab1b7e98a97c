import type { Translation } from '@portico/contract'
import type * as english from '../en/deletion.ts'

export const deletion: Translation<typeof english.deletion> = {
  label: 'מחיקה',
  asked: {
    subject: 'חשבון {project} שלך יימחק',
    heading: 'החשבון שלך יימחק',
    lead: 'בוצעה יציאה בכל הדפדפנים והאפליקציות.',
  },
  erases: 'עם המחיקה יימחקו הכתובות, מפתחות הגישה וההיסטוריה שלך. אי אפשר יהיה לשחזר אותם.',
  keep: 'עד אז אפשר להיכנס ולשמור על החשבון.',
  keepAt: 'עד אז אפשר להיכנס ולשמור על החשבון: {link}',
  does: 'הלחצן שומר על החשבון ומבצע יציאה בכל הדפדפנים שבהם הייתה כניסה מאז.',
  near: {
    subject: 'חשבון {project} שלך יימחק בקרוב',
    heading: 'החשבון שלך יימחק בקרוב',
    action: 'כניסה ושמירה על החשבון',
  },
  done: {
    subject: 'חשבון {project} שלך נמחק',
    heading: 'החשבון שלך נמחק',
    lead: 'הכתובות, מפתחות הגישה וההיסטוריה שלך נמחקו. אי אפשר לשחזר אותם.',
    sentFor: 'האימייל נשלח אל {email} כי זו הייתה הכתובת של חשבון {project}.',
  },
  undo: {
    does: 'הלחצן שומר על החשבון ומבצע יציאה בכל הדפדפנים שבהם הייתה כניסה מאז הבקשה למחוק אותו.',
    done: 'החשבון שלך נשמר',
  },
}
