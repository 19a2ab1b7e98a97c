import type { CredentialRepository } from '../declare-credential.ts'
import type { Wallet } from './wallet-address.ts'

/** A user's wallet. */
export interface WalletRow extends Wallet {
  readonly projectId: string
  readonly walletId: string
  readonly userId: string
  /**
   * Where it is a contract, which somebody else may have at the same address of another chain. Null for a key, which is
   * the same on every chain.
   */
  readonly chainId: string | null
  /** It was added while the user's address was not proved: it may be a stranger's. */
  readonly isUnproved: boolean
  readonly createdAt: number
  readonly lastUsedAt: number
}

/** What is shown of one. */
export type UserWallet = Pick<WalletRow, 'walletId' | 'type' | 'address' | 'chainId'>

/** What the method asks of the storage. */
export interface CryptoWallets extends CredentialRepository {
  findByAddress(projectId: string, wallet: Wallet): Promise<WalletRow | null>
  /**
   * The same in the wallet's turn: until the transaction ends nobody else is told. Of two first sign-ins at once the
   * second finds what the first made.
   */
  holdAddress(projectId: string, wallet: Wallet): Promise<WalletRow | null>
  add(row: WalletRow): Promise<void>
  markUsed(projectId: string, walletId: string, now: number): Promise<void>
  isUnproved(projectId: string, userId: string): Promise<boolean>
  markProved(projectId: string, userId: string): Promise<void>
}
