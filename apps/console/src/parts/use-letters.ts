import { useLayoutEffect } from 'react'
import { isTyping } from './is-typing.ts'

/** Letters that are acts of a page, and Escape; in a dialog or a field they mean something else. */
export function useLetters(keys: { readonly current: Readonly<Record<string, () => void>> }): void {
  useLayoutEffect(() => {
    let isAfterG = false
    const press = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.metaKey || event.ctrlKey || event.altKey) return
      // After G a letter names a page.
      const run = isAfterG ? undefined : keys.current[event.key]
      isAfterG = event.key === 'g'
      if (run === undefined) return
      // The letter must not be the first of what is typed into a dialog.
      event.preventDefault()
      run()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [keys])
}
