import type { Bootstrap } from '@portico/contract'

/** A method's fields of the contract's bootstrap. Published types know no field of it, since they do without the contract. */
export type BootstrapPart<Field extends string> = {
  readonly [Name in Field]: Name extends keyof Bootstrap ? Bootstrap[Name] : unknown
}
