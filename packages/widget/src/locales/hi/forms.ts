import type { Translation } from '@portico/contract'
import type * as english from '../en/forms.ts'

export const codeText: Translation<typeof english.codeText> = {
  'passcode.title': 'कोड डालें',
  'passcode.sentConfirmation': '<bold>{destination}</bold> पर 6 अंकों का कोड भेजा गया है',
  'passcode.expirationCountdown': 'कोड की समय-सीमा {timeRemaining} में खत्म होगी।',
  'passcode.expired': 'आपके कोड की समय-सीमा खत्म हो गई है।',
  'passcode.newerSent': 'नया कोड भेजा गया है। वही डालें।',
  'formField.otp.ariaLabel': 'एक बार इस्तेमाल होने वाला कोड',
}

export const buttonText: Translation<typeof english.buttonText> = {
  'button.continue': 'जारी रखें',
  'button.retry': 'फिर से कोशिश करें',
}
