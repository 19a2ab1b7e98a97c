import type { Text } from '../../kernel/text/create-text.ts'
import { findAliased } from '../../kernel/text/find-aliased.ts'
import { resendSeconds } from './resend.ts'

const values = { timeRemaining: resendSeconds }

/** Returns "Email resent" for a toast. */
export const toResentText = (text: Text): string =>
  findAliased(text, 'toast.emailResent', 'button.emailResent', values)

/** Returns "Email sent" for the place of the button. */
export const toSentText = (text: Text): string =>
  findAliased(text, 'button.emailResent', 'toast.emailResent', values)
