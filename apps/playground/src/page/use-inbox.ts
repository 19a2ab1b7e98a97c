import { type Dispatch, useEffect } from 'react'
import { watchDevInbox } from '../service/watch-dev-inbox.ts'
import type { PlaygroundAction } from './playground-state.ts'

/** Follows the dev inbox for as long as the page is open. */
export function useInbox(dispatch: Dispatch<PlaygroundAction>): void {
  useEffect(
    () =>
      watchDevInbox((messages) =>
        dispatch({ type: 'inbox.loaded', messages, isBusy: isWritingInPanel() }),
      ),
    [dispatch],
  )
}

/** Whether the person's hands are on a text of the panel. */
function isWritingInPanel(): boolean {
  const focused = document.activeElement
  return focused?.closest('#tools') != null && focused.matches('textarea:not([readonly]), input')
}
