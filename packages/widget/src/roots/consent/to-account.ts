import type { User } from '@portico/client'
import { listNames } from '../../foundation/parts/list-names.ts'

/** The account of a user, as the screens show it. */
export interface Account {
  /** The user's name, or the address if there is no name. */
  readonly name: string
  /** Undefined if the address is used as the name. */
  readonly address: string | undefined
  /** At most two letters; empty if neither name nor address contains a letter. */
  readonly initials: string
}

const toInitial = (word: string) => /[\p{L}\p{N}]/u.exec(word)?.[0].toLocaleUpperCase() ?? ''

/**
 * Describes the account of a user.
 *
 * @returns null for a user without a name or an address, because nothing identifies the account
 */
export function toAccount({
  name,
  emails,
  phone_numbers,
}: Pick<User, 'name' | 'emails' | 'phone_numbers'>): Account | null {
  const address =
    (emails.find(({ verified }) => verified) ?? emails[0])?.email ??
    phone_numbers[0]?.phone_number ??
    ''
  const { names, whole } = listNames(name)
  if (names.length === 0) {
    const initials = toInitial(address.replace(/^\+/, ''))
    return address === '' ? null : { name: address, address: undefined, initials }
  }
  return {
    name: whole,
    address: address === '' ? undefined : address,
    initials: names.map(toInitial).join(''),
  }
}
