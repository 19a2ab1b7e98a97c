import type { Translation } from '@portico/contract'
import type * as english from '../en/totps.ts'

export const totps: Translation<typeof english.totps> = {
  proofs: {
    totp: 'אפליקציית אימות',
    recoveryCode: 'קוד שחזור',
  },
  added: {
    subject: 'נוספה אפליקציית אימות לחשבון {project} שלך',
    heading: 'נוספה אפליקציית אימות',
    lead: 'מעכשיו שינויים בחשבון {email} דורשים קוד מהאפליקציה הזו.',
    removes: 'הלחצן מסיר את האפליקציה הזו ומבצע יציאה בדפדפן שבו היא נוספה.',
    does: 'הלחצן מסיר את אפליקציית האימות שמוזכרת באימייל, עם קודי השחזור שלה, ומבצע יציאה בדפדפנים שבהם היא נוספה או שימשה.',
    done: 'אפליקציית האימות הוסרה',
  },
}
