import { useEffect, useRef, useState } from 'react'
import { loadResetToken } from '../portico/load-reset-token.ts'
import type { PorticoClient } from '../portico/portico.ts'

/**
 * The token that the reset is shown with; null until it is there, and while the reset is not shown.
 *
 * @param round - another number is another widget
 */
export function useResetToken(
  client: PorticoClient | null,
  isShown: boolean,
  round: number,
): string | null {
  const [token, setToken] = useState<{ readonly round: number; readonly value: string } | null>(
    null,
  )
  const latest = useRef<string | null>(null)
  useEffect(() => {
    if (!client || !isShown) return
    let isOver = false
    loadResetToken(client, latest.current).then((value) => {
      latest.current = value
      if (!isOver) setToken({ round, value })
    })
    return () => {
      isOver = true
    }
  }, [client, isShown, round])
  return isShown && token?.round === round ? token.value : null
}
