import type { User } from '@portico/client'

/** Whose account it is, as the person knows it. */
export interface Account {
  /** The person's name; where there is none, the address. */
  readonly name: string
  /** Where there is a name as well. */
  readonly address: string | undefined
  /** At most two letters; empty where there are none. */
  readonly initials: string
}

const toInitial = (word: string) => /[\p{L}\p{N}]/u.exec(word)?.[0].toLocaleUpperCase() ?? ''

/** @returns null for a person without name and address: there is nothing to tell them by */
export function toAccount({
  name,
  emails,
  phone_numbers,
}: Pick<User, 'name' | 'emails' | 'phone_numbers'>): Account | null {
  const address =
    (emails.find(({ verified }) => verified) ?? emails[0])?.email ??
    phone_numbers[0]?.phone_number ??
    ''
  const words = [name.first_name, name.last_name].map((word) => word.trim()).filter(Boolean)
  if (words.length === 0) {
    const initials = toInitial(address.replace(/^\+/, ''))
    return address === '' ? null : { name: address, address: undefined, initials }
  }
  return {
    name: words.join(' '),
    address: address === '' ? undefined : address,
    initials: words.map(toInitial).join(''),
  }
}
