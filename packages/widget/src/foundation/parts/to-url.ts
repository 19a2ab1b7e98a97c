/** @returns the parsed address, or null where the text is none */
export function toUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
