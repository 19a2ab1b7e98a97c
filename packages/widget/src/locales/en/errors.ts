import { specifiedErrors } from '@portico/contract'
import { type ErrorTextId, toErrorTextId } from '../error-text-id.ts'

const entries = Object.entries(specifiedErrors).map(([type, { message }]) => [
  toErrorTextId(type),
  message,
])

/** The specification's table of errors (section 8), under the ids of their texts. */
// `toErrorTextId` builds the keys by the same rule as the type
export const errorText = Object.fromEntries(entries) as Record<ErrorTextId, string>
