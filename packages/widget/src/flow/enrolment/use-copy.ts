import { useEffect, useState } from 'react'

/** How long a copy is confirmed. */
const shownMs = 2_000

/** Copies a text, and says for a moment that it was copied. Null where the page may not write to the clipboard. */
export function useCopy(content: string): { isCopied: boolean; copy: (() => void) | null } {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  // undefined on a page without https
  const clipboard: Clipboard | undefined = navigator.clipboard
  const copy = clipboard
    ? () => {
        clipboard.writeText(content).then(
          () => setCopied(true),
          // the page or the user forbids it: the text stays readable
          () => {},
        )
      }
    : null
  return { isCopied, copy }
}
