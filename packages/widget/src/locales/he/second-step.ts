import type { Translation } from '@portico/contract'
import type * as english from '../en/second-step.ts'

export const secondStepText: Translation<typeof english.secondStepText> = {
  'secondStep.content': 'יש לפתוח את אפליקציית האימות ולהזין את הקוד עבור {project}.',
  'secondStep.contentWithoutName': 'יש לפתוח את אפליקציית האימות ולהזין את הקוד.',
  'secondStep.anotherWay': 'לנסות דרך אחרת',
  'secondStep.remember':
    'לזכור את המכשיר הזה למשך {days, plural, one {יום אחד} two {יומיים} other {# ימים}}',
  'secondStep.newDevice.content': 'המכשיר הזה עדיין לא מוכר לנו.',
  'secondStep.expired': 'הכניסה ארכה יותר מדי זמן. יש לחזור ולהתחיל מחדש.',
  'secondStep.success.content': 'נכנסת לחשבון.',
}
