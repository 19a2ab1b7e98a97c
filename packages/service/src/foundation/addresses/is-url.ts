/**
 * True for an absolute URL (URL Standard). `URL.canParse` is not used: once Node 20 has optimized it, after some thousand
 * calls, it refuses each text with a Latin-1 letter, such as `https://bücher.example`.
 */
export function isUrl(text: string): boolean {
  try {
    new URL(text)
    return true
  } catch {
    return false
  }
}
