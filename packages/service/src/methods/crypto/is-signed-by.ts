import type { Wallet } from '../../declarations/crypto/wallet-address.ts'
import { isSignedByAddress } from './ethereum-signature.ts'
import { isSignedByKey } from './solana-signature.ts'

/** Returns true for a signature of exactly this text by the wallet's key. */
export const isSignedBy = ({ type, address }: Wallet, message: string, signature: string) =>
  type === 'ethereum'
    ? isSignedByAddress(address, message, signature)
    : isSignedByKey(address, message, signature)
