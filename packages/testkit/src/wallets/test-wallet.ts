/** The behaviour of a wallet. */
export type WalletMode =
  /** Connects and signs. */
  | 'signs'
  | 'refusesConnect'
  | 'refusesSignature'
  /** Selects and announces another account, and signs with that account. */
  | 'switchesAccount'
  /** Signs with another account without an announcement. */
  | 'signsByAnother'
  /** Throws immediately instead of answering. */
  | 'throws'
  /** Throws when any property is read. */
  | 'gettersThrow'
  | 'neverConnects'
  | 'neverSigns'
  /** Connects with a value that is not a list of addresses. */
  | 'answersNonsense'
  /** Signs with a value that is not a signature. */
  | 'signsNonsense'
  | 'hasTenAddresses'
  | 'hasHtmlAddress'
  /** Answers when the test releases it. */
  | 'connectsLate'
  | 'signsLate'

/** A wallet in a page, as an extension installs it. */
export interface TestWallet {
  /** Its name in announcements. */
  readonly name: string
  /** The `rdns` of EIP-6963. */
  readonly rdns?: string
  /** The ways in which it announces itself. @default none */
  readonly announces?: readonly ('eip6963' | 'standard')[]
  /**
   * Its places for Ethereum: paths from `window`. Several wallets may name `ethereum`: the first gets the place, and
   * lists the others in its property `providers`.
   */
  readonly ethereum?: readonly string[]
  /** Its places for Solana. */
  readonly solana?: readonly string[]
  /** The properties by which it identifies itself, such as `isMetaMask`. */
  readonly flags?: readonly string[]
  /** The selected chain, in the form of EIP-1193. @default none */
  readonly chainId?: string
  /**
   * Its behaviour.
   *
   * @default 'signs'
   */
  readonly mode?: WalletMode
  /** Whether the wallet is installed only when the test calls `arrive`. @default false: before the page opens */
  readonly isLate?: boolean
}
