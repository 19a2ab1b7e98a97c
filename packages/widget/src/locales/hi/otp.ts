import type { Translation } from '@portico/contract'
import type * as english from '../en/otp.ts'

export const otpText: Translation<typeof english.otpText> = {
  'passcode.notSentAgain': 'कोई नया कोड नहीं भेजा गया, {time}',
  'formField.passcode.status.verifying': 'कोड की पुष्टि की जा रही है...',
  'otp.success.content': 'आपके कोड की पुष्टि हो गई है।',
}
