const longest = 40

/**
 * Cleans the name that a wallet announces: a single short line without control characters, which include characters
 * that change the text direction.
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
