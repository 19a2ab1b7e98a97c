import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': 'Zadejte kód',
  'passcode.sentConfirmation': 'Šestimístný kód byl odeslán na <bold>{destination}</bold>',
  'passcode.expirationCountdown': 'Kód platí ještě {timeRemaining}.',
  'passcode.expired': 'Platnost kódu vypršela.',
  'passcode.newerSent': 'Byl odeslán novější kód. Zadejte ho místo předchozího.',
  'formField.otp.ariaLabel': 'Jednorázový kód',
}

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': 'Pokračovat',
  'button.retry': 'Zkusit znovu',
}
