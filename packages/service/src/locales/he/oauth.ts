import type { Translation } from '@portico/contract'
import type * as english from '../en/oauth.ts'

export const oauth: Translation<typeof english.oauth> = {
  proof: 'חשבון אצל ספק אחר',
  linked: {
    subject: 'חשבון חיצוני קושר לחשבון {project} שלך',
    heading: 'חשבון חיצוני קושר',
    lead: 'מעכשיו אפשר להיכנס גם כך לחשבון {email}.',
    label: 'חשבון',
    removes: 'הלחצן מסיר את החשבון הזה ומבצע יציאה בדפדפן שבו הוא קושר.',
    does: 'הלחצן מסיר את החשבון שמוזכר באימייל, ומבצע יציאה בדפדפנים שבהם הוא קושר או שימש.',
    done: 'החשבון המקושר הוסר',
  },
}
