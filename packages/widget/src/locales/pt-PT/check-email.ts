import type { Translation } from '@portico/contract'
import type * as english from '../en/check-email.ts'

export const checkEmailText: Translation<typeof english.checkEmailText> = {
  'emailConfirmation.title': 'Consulte o seu email',
}
