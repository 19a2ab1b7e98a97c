/** How a wallet behaves that is asked for something. */
export type WalletMode =
  /** Connects and signs. */
  | 'signs'
  | 'refusesConnect'
  | 'refusesSignature'
  /** Another account is chosen, and told, before it signs by that one. */
  | 'switchesAccount'
  /** Signs by another account and tells nobody. */
  | 'signsByAnother'
  /** Throws at once instead of answering. */
  | 'throws'
  /** Every property throws that is read. */
  | 'gettersThrow'
  | 'neverConnects'
  | 'neverSigns'
  /** Connects to what is no list and no address. */
  | 'answersNonsense'
  /** Signs with what is no signature. */
  | 'signsNonsense'
  | 'hasTenAddresses'
  | 'hasHtmlAddress'
  /** Answers once the test says so. */
  | 'connectsLate'
  | 'signsLate'

/** A wallet before a page, as an extension makes it. */
export interface TestWallet {
  /** What it calls itself in announcements. */
  readonly name: string
  /** Of EIP-6963. */
  readonly rdns?: string
  /** How it announces itself. @default not at all */
  readonly announces?: readonly ('eip6963' | 'standard')[]
  /**
   * Where it stands on the page for Ethereum: paths from `window`. Several at `ethereum` share it: it is the first one's,
   * and lists them in `providers`.
   */
  readonly ethereum?: readonly string[]
  /** The same for Solana. */
  readonly solana?: readonly string[]
  /** What it says of itself there: `isMetaMask`. */
  readonly flags?: readonly string[]
  /** The chain that is chosen, as EIP-1193 writes it. @default not said */
  readonly chainId?: string
  /** @default 'signs' */
  readonly mode?: WalletMode
  /** Comes once the test says so, by `arrive`. @default false: before the page */
  readonly isLate?: boolean
}
