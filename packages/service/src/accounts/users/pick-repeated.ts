import type { User } from '@portico/contract'
import { repeatedFields } from '@portico/contract/schemas'

type Repeated = Pick<User, 'emails' | keyof typeof repeatedFields>

const names = ['emails', ...Object.keys(repeatedFields)] as (keyof Repeated)[] // the keys of the type

/** Picks the fields of a user that the answer to an update repeats beside the user. */
export const pickRepeated = (user: Repeated): Repeated =>
  Object.fromEntries(names.map((name) => [name, user[name]])) as unknown as Repeated // every name has an entry
