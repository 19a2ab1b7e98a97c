import { teachPlurals } from '../../text/format-text.ts'
import { choosePlurals } from '../../text/plurals.ts'
import { passwordsText } from './text/en.ts'

/** The words of passwords. A minimum of characters is told by number, so the formatter learns to choose. */
export function getTexts(): typeof passwordsText {
  teachPlurals(choosePlurals)
  return passwordsText
}
