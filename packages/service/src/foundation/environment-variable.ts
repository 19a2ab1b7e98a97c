/** A variable: its text, undefined when it is missing or empty, and how a problem of it is reported. */
export interface Variable {
  readonly text: string | undefined
  complain(message: string): void
}

/** Opens a variable. Its name is listed, so that it is never taken for a typo. */
export type OpenVariable<Name extends string> = (name: Name) => Variable
