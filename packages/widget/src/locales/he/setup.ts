import type { Translation } from '@portico/contract'
import type * as english from '../en/setup.ts'

export const setupText: Translation<typeof english.setupText> = {
  'errors.emailLinkAndPasscode': 'שגיאה: אי אפשר להשתמש גם ב-EML וגם ב-Email OTP',
  'errors.passkeysAlone': 'אי אפשר להשתמש במפתחות גישה בלבד. יש להוסיף מוצר אחר להגדרות.',
  'setup.unavailable': 'הכניסה אינה זמינה כרגע. יש לנסות שוב מאוחר יותר.',
}
