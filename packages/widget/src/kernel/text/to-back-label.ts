import type { Text } from './create-text.ts'
import { findAliased } from './find-aliased.ts'

/**
 * Returns the name of the arrow that leads back to Main. Version 6 of the packages that hosts migrate from has another
 * id for this text.
 */
export const toBackLabel = (text: Text): string =>
  findAliased(text, 'button.back.ariaLabel', 'button.goBack')
