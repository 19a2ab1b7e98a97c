import type { Translation } from '@portico/contract'
import type * as english from '../en/passkeys.ts'

export const passkeys: Translation<typeof english.passkeys> = {
  proof: 'מפתח גישה',
  added: {
    subject: 'נוסף מפתח גישה לחשבון {project} שלך',
    heading: 'נוסף מפתח גישה',
    lead: 'מעכשיו אפשר להיכנס גם כך לחשבון {email}.',
    label: 'מפתח גישה',
    removes: 'הלחצן מסיר את מפתח הגישה הזה ומבצע יציאה בדפדפן שבו הוא נוסף.',
    removesAlone: 'הלחצן מסיר את מפתח הגישה הזה.',
    does: 'הלחצן מסיר את מפתח הגישה שמוזכר באימייל, ומבצע יציאה בדפדפנים שבהם הוא נוסף או שימש.',
    done: 'מפתח הגישה הוסר',
  },
}
