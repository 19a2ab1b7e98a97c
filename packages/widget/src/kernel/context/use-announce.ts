import { useEffect } from 'react'
import { type Politeness, useWidget } from './widget-context.ts'

/** Announces a sentence to screen readers whenever it appears or changes. */
export function useAnnounce(message: string | null, politeness: Politeness = 'polite'): void {
  const { announce } = useWidget()
  useEffect(() => {
    if (message === null) return
    announce(message, politeness)
    return () => announce('', politeness)
  }, [announce, message, politeness])
}
