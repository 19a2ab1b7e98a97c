import type { Translation } from '@portico/contract'
import type * as english from '../en/crypto.ts'

export const crypto: Translation<typeof english.crypto> = {
  proof: 'ארנק קריפטו',
  added: {
    subject: 'נוסף ארנק קריפטו לחשבון {project} שלך',
    heading: 'נוסף ארנק קריפטו',
    lead: 'מעכשיו אפשר להיכנס גם כך לחשבון {email}.',
    label: 'ארנק',
    removes: 'הלחצן מסיר את הארנק הזה ומבצע יציאה בדפדפן שבו הוא נוסף.',
    does: 'הלחצן מסיר את ארנק הקריפטו שמוזכר באימייל, ומבצע יציאה בדפדפנים שבהם הוא נוסף או שימש.',
    done: 'ארנק הקריפטו הוסר',
  },
}
