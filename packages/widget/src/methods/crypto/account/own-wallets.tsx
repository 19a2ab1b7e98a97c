import type { User } from '@portico/client'
import { Fragment, type ReactNode } from 'react'
import { shortenAddress } from './shorten-address.ts'

/** The addresses of the user's wallets, shortened, in one line. */
export function OwnWallets({ user }: { user: Pick<User, 'crypto_wallets'> }): ReactNode {
  return user.crypto_wallets.map(({ crypto_wallet_id, crypto_wallet_address }, place) => (
    <Fragment key={crypto_wallet_id}>
      {place > 0 && ' · '}
      <bdi dir="ltr">{shortenAddress(crypto_wallet_address)}</bdi>
    </Fragment>
  ))
}
