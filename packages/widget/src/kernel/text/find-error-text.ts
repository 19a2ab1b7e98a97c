import { errorText } from '../../locales/en/errors.ts'
import { type ErrorTextId, toErrorTextId } from '../../locales/error-text-id.ts'
import type { Text } from './create-text.ts'

const isErrorTextId = (id: string): id is ErrorTextId => Object.hasOwn(errorText, id)

/**
 * Returns the sentence for an error type, in the host's wording if it has one; null for a type that the table does not
 * contain.
 */
export function findErrorText(errorType: string, text: Text): string | null {
  const id = toErrorTextId(errorType)
  return isErrorTextId(id) ? text.with(errorText)(id) : null
}
