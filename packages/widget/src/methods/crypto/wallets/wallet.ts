/** A key of `Wallets`: one of those that have a button of their own, or one of all others, by what they sign for. */
export type WalletOption =
  | 'Metamask'
  | 'Phantom'
  | 'Vessel'
  | 'Binance'
  | 'Coinbase'
  | 'GenericEthereumWallet'
  | 'GenericSolanaWallet'

/** What a wallet signs for, as the service names it. */
export type Chain = 'ethereum' | 'solana'

/** A wallet in this browser, however it was found. What it answers is checked before it is returned. */
export interface Wallet {
  readonly option: WalletOption
  readonly chain: Chain
  /** What it calls itself, where it has no button of its own. */
  readonly name?: string
  /** The EIP-155 id of the chain that is chosen, where it says so: messages of Sign-In with Ethereum name it. */
  readChainId?(): string | undefined
  /** Asks for the address that the person wants to use. */
  connect(): Promise<string>
  /** Has a text signed. @returns the signature as the service takes it */
  sign(challenge: string, address: string): Promise<string>
  /** Hears that another account than the one of `address` was chosen in the wallet. @returns stops that */
  watch(address: string, onSwitch: () => void): () => void
}

/** A wallet, and the object of the page through which it is reached: two ways to one object are one wallet. */
export interface FoundWallet extends Wallet {
  readonly provider: object
}
