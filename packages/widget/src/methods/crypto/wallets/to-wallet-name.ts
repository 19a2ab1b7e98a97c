const longest = 40

/**
 * What a wallet calls itself, as one short line: without control characters, and those that turn the direction of a
 * line are among them.
 */
export function toWalletName(said: string): string {
  const letters = [...said.replace(/[\p{C}\s]+/gu, ' ').trim()]
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join('')
        .trim()}…`
    : letters.join('')
}
