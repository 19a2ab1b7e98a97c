import { specifiedErrors } from '@portico/contract'

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** The one type whose text goes by another name in the packages that hosts come from. */
const renamed = 'duplicate_member_phone_number'
const newName = 'error.duplicatePhoneNumber'

/** The id of an error type's text: `error.` and the type in camel case. */
export type ErrorTextId =
  | `error.${CamelCase<Exclude<keyof typeof specifiedErrors, typeof renamed>>}`
  | typeof newName

/** @see ErrorTextId */
export const toErrorTextId = (errorType: string): string =>
  errorType === renamed
    ? newName
    : `error.${errorType.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}`

const entries = Object.entries(specifiedErrors).map(([type, { message }]) => [
  toErrorTextId(type),
  message,
])

/** The specification's table (section 8) under the ids of its texts. */
// the keys are made by the rule that the type spells out
export const errorText = Object.fromEntries(entries) as Record<ErrorTextId, string>
