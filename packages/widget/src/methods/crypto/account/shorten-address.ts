/** Shortens a wallet's address to its start and its end, as wallets themselves show it: `0x71C7…976F`. */
export const shortenAddress = (address: string): string =>
  address.length > 13 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address
