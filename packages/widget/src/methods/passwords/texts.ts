import { buttonText } from '../../declarations/forms/text/en.ts'
import { passwordsText } from '../../declarations/passwords/text/en.ts'
import { resendText } from '../../declarations/resend/text/en.ts'
import { teachPlurals } from '../../kernel/text/format-text.ts'
import { choosePlurals } from '../../kernel/text/plurals.ts'
import type { Texts } from '../../kernel/text/text-id.ts'

/** The words of passwords. A minimum of characters is told by number, so the formatter learns to choose. */
export function getTexts(): Texts {
  teachPlurals(choosePlurals)
  return { ...passwordsText, ...buttonText, ...resendText }
}
