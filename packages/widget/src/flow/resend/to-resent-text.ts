import type { Text } from '../../kernel/text/create-text.ts'
import { findAliased } from '../../kernel/text/find-aliased.ts'
import { resendSeconds } from './resend.ts'

const values = { timeRemaining: resendSeconds }

/** "Email resent", for a toast. */
export const toResentText = (text: Text): string =>
  findAliased(text, 'toast.emailResent', 'button.emailResent', values)

/** "Email sent", in the place of the button. */
export const toSentText = (text: Text): string =>
  findAliased(text, 'button.emailResent', 'toast.emailResent', values)
