import type { Translation } from '@portico/contract'
import type * as english from '../en/further-factor.ts'

export const furtherFactorText: Translation<typeof english.furtherFactorText> = {
  'furtherFactor.title': 'אימות הזהות שלך',
  'furtherFactor.content': 'יש להזין את הקוד מאפליקציית האימות.',
  'furtherFactor.label': 'הקוד מאפליקציית האימות',
  'furtherFactor.useRecoveryCode': 'שימוש בקוד שחזור',
  'furtherFactor.recovery.content': 'יש להזין אחד מקודי השחזור ששמרת כשהוספת את האפליקציה.',
  'furtherFactor.recovery.label': 'קוד שחזור',
  'furtherFactor.useApp': 'שימוש באפליקציית האימות',
}
