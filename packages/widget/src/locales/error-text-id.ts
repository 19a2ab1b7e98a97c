import type { specifiedErrors } from '@portico/contract'

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** The only error type whose text has a different id in the packages that hosts migrate from. */
const renamed = 'duplicate_member_phone_number'
const newName = 'error.duplicatePhoneNumber'

/** The id of the text of an error type: `error.` and the type in camel case. */
export type ErrorTextId =
  | `error.${CamelCase<Exclude<keyof typeof specifiedErrors, typeof renamed>>}`
  | typeof newName

/** Returns the id of the text of an error type, see `ErrorTextId`. */
export const toErrorTextId = (errorType: string): string =>
  errorType === renamed
    ? newName
    : `error.${errorType.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}`
