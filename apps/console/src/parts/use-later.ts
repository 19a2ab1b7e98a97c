import { useEffect, useState } from 'react'

/** How long after the last key a search begins; milliseconds. */
const delayMs = 200

/** Follows a text once it has not changed for a moment. */
export function useLater(text: string): string {
  const [later, setLater] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setLater, delayMs, text)
    return () => clearTimeout(timer)
  }, [text])
  return later
}
