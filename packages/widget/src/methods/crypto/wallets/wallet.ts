/** A key of `Wallets`: a wallet with a button of its own, or the group of all other wallets of a chain. */
export type WalletOption =
  | 'Metamask'
  | 'Phantom'
  | 'Vessel'
  | 'Binance'
  | 'Coinbase'
  | 'GenericEthereumWallet'
  | 'GenericSolanaWallet'

/** The chain that a wallet signs for, by the name that the service uses. */
export type Chain = 'ethereum' | 'solana'

/** A wallet in this browser, of any kind. Its answers are checked before they are returned. */
export interface Wallet {
  readonly option: WalletOption
  readonly chain: Chain
  /** The wallet's own name, if it has no button of its own. */
  readonly name?: string
  /**
   * Returns the EIP-155 id of the selected chain, if the wallet has one: messages of Sign-In with Ethereum contain it.
   */
  readChainId?(): string | undefined
  /** Requests the address that the user wants to use. */
  connect(): Promise<string>
  /**
   * Requests the signature of a text.
   *
   * @returns the signature in the form that the service accepts
   */
  sign(challenge: string, address: string): Promise<string>
  /**
   * Calls `onSwitch` when the user selects another account than `address` in the wallet.
   *
   * @returns a function that stops watching
   */
  watch(address: string, onSwitch: () => void): () => void
}

/**
 * A wallet, and the object of the page through which it is reached. Two wallets with the same object are the same
 * wallet.
 */
export interface FoundWallet extends Wallet {
  readonly provider: object
}
