import type { Translation } from '@portico/contract'
import type * as english from '../en/confirmation.ts'

export const confirmationText: Translation<typeof english.confirmationText> = {
  'success.title': 'Fullført',
}
