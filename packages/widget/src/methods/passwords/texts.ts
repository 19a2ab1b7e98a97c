import { teachPlurals } from '../../kernel/text/format-text.ts'
import { choosePlurals } from '../../kernel/text/plurals.ts'
import type { Texts } from '../../kernel/text/text-id.ts'
import { buttonText } from '../../locales/en/forms.ts'
import { passwordsText } from '../../locales/en/passwords.ts'
import { zxcvbnText } from '../../locales/en/passwords-zxcvbn.ts'
import { resendText } from '../../locales/en/resend.ts'

/** Returns the texts of passwords. They contain plurals, so this function turns on plurals in the formatter. */
export function getTexts(): Texts {
  teachPlurals(choosePlurals)
  return { ...passwordsText, ...zxcvbnText, ...buttonText, ...resendText }
}
