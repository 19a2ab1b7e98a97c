import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': 'הזנת הקוד',
  'passcode.sentConfirmation': 'קוד בן 6 ספרות נשלח אל <bold>{destination}</bold>',
  'passcode.expirationCountdown': 'תוקף הקוד יפוג בעוד {timeRemaining}.',
  'passcode.expired': 'תוקף הקוד פג.',
  'passcode.newerSent': 'נשלח קוד חדש יותר. יש להזין אותו.',
  'formField.otp.ariaLabel': 'קוד חד-פעמי',
}

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': 'המשך',
  'button.retry': 'ניסיון נוסף',
}
