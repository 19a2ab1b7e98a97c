import type { ReactNode } from 'react'
import { PersonIcon } from '../../foundation/icons/person-icon.tsx'
import { AccountLine } from '../../foundation/parts/account/account.tsx'
import type { Account } from './to-account.ts'

/** Shows an account, as the screens of the identity provider do. */
export function AccountView({ account }: { account: Account }): ReactNode {
  const { name, address, initials } = account
  return <AccountLine mark={initials || <PersonIcon />} name={name} address={address} />
}
