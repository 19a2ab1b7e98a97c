import type { ReactNode } from 'react'
import { PersonIcon } from '../../foundation/icons/person-icon.tsx'
import { AccountLine } from '../../foundation/parts/account/account.tsx'
import type { Account } from './to-account.ts'

/** An account as it stands on the screens. */
export function AccountView({ account }: { account: Account }): ReactNode {
  const { name, address, initials } = account
  return <AccountLine mark={initials || <PersonIcon />} name={name} address={address} />
}
