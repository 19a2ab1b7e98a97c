import { buttonText } from '../../declarations/forms/text/en.ts'
import { passwordsText } from '../../declarations/passwords/text/en.ts'
import { resendText } from '../../declarations/resend/text/en.ts'
import { teachPlurals } from '../../kernel/text/format-text.ts'
import { choosePlurals } from '../../kernel/text/plurals.ts'
import type { Texts } from '../../kernel/text/text-id.ts'

/** Returns the texts of passwords. They contain plurals, so this function turns on plurals in the formatter. */
export function getTexts(): Texts {
  teachPlurals(choosePlurals)
  return { ...passwordsText, ...buttonText, ...resendText }
}
