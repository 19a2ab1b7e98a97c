/** @returns the parsed address, or null if the text is not an address */
export function toUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
