import type { Translation } from '@portico/contract'
import type * as english from '../en/account-ways.ts'

export const accountWaysText: Translation<typeof english.accountWaysText> = {
  'secondStep.any': 'כל אחת מהדרכים האלה מאפשרת כניסה.',
  'secondStep.none': 'אין לי אף אחת מהן',
  'secondStep.byApp': 'אפליקציית אימות',
  'secondStep.byPasskey': 'מפתח גישה',
  'secondStep.bySms': 'הודעת טקסט',
  'secondStep.usePasskey': 'המשך עם מפתח גישה',
  'secondStep.notProved': 'זה לא אושר. יש לנסות שוב.',
  'secondStep.passkey.content': 'יש להשתמש במפתח הגישה ששמרת עבור {project}.',
  'secondStep.recovery.title': 'הזנת קוד שחזור',
  'secondStep.recovery.content': 'אחד מעשרת הקודים ששמרת. הוא תקף לשימוש אחד.',
}
