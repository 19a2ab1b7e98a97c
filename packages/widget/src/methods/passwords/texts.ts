import { buttonText } from '../../forms/text/en.ts'
import { resendText } from '../../resend/text/en.ts'
import { teachPlurals } from '../../text/format-text.ts'
import { choosePlurals } from '../../text/plurals.ts'
import type { Texts } from '../../text/text-id.ts'
import { passwordsText } from './text/en.ts'

/** The words of passwords. A minimum of characters is told by number, so the formatter learns to choose. */
export function getTexts(): Texts {
  teachPlurals(choosePlurals)
  return { ...passwordsText, ...buttonText, ...resendText }
}
