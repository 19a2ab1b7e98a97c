import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': 'Er is geen nieuwe code gestuurd, {time}',
  'formField.passcode.status.verifying': 'Code controleren...',
  'otp.success.content': 'Je code is bevestigd.',
}
