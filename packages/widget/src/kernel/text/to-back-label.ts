import type { Text } from './create-text.ts'
import { findAliased } from './find-aliased.ts'

/** What the arrow that returns to Main is called: version 6 has another id for it. */
export const toBackLabel = (text: Text): string =>
  findAliased(text, 'button.back.ariaLabel', 'button.goBack')
