import type { Translation } from '@portico/contract'
import type * as english from '../en/account-recovery-code.ts'

export const accountRecoveryCodeText: Translation<typeof english.accountRecoveryCodeText> = {
  'recoveryCode.noMailbox': 'אין גישה לתיבת הדואר הזו?',
  'recoveryCode.noPhone': 'אין גישה לטלפון הזה?',
  'recoveryCode.enter': 'הזנת קוד שחזור',
  'recoveryCode.content': 'אחד מעשרת הקודים ששמרת. הוא תקף לשימוש אחד.',
  'recoveryCode.used': 'הקוד הזה נוצל. נותרו {n} מתוך {all}.',
  'recoveryCode.newPhone': 'הגדרת טלפון חדש',
}
