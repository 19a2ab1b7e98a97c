const longest = 40

/**
 * What a wallet calls itself, as one short line: without control characters, and those that turn the direction of a
 * line are among them.
 */
export const toWalletName = (said: string): string =>
  [...said.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, longest).join('').trim()
