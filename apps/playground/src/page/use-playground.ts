import { type Dispatch, useEffect, useReducer } from 'react'
import {
  createPlayground,
  type PlaygroundAction,
  type PlaygroundState,
  reducePlayground,
} from './playground-state.ts'
import { readSavedState, saveState } from './saved-state.ts'

/** The page's state, saved across reloads. */
export function usePlayground(): [PlaygroundState, Dispatch<PlaygroundAction>] {
  const [state, dispatch] = useReducer(reducePlayground, null, () => {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches
    return createPlayground(readSavedState(localStorage, isDark ? 'dark' : 'light'))
  })
  const { tab, width, theme, drafts } = state
  useEffect(() => {
    const { config, styles, strings } = drafts
    const texts = { config: config.text, styles: styles.text, strings: strings.text }
    saveState(localStorage, { tab, width, theme, texts })
  }, [tab, width, theme, drafts])
  return [state, dispatch]
}
