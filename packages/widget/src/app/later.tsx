import type { ReactNode, RefObject } from 'react'
import { registerFlow } from '../flow/register-flow.ts'
import type { Widget } from '../kernel/context/widget-context.ts'
import { keptFlow } from './kept-flow.ts'
import { Toasts } from './toasts.tsx'
import { useHistoryEntry } from './use-history-entry.ts'
import { type Shown, useKeptScreen } from './use-kept-screen.ts'
import { useNewestCode } from './use-newest-code.ts'
import { useSessionChanges } from './use-session-changes.ts'

registerFlow(keptFlow)

/** The parts of a widget that its first screen does not need. */
export function Later(props: {
  readonly shown: Shown
  readonly handle: RefObject<Widget['toast'] | null>
}): ReactNode {
  useKeptScreen(props.shown)
  useNewestCode(props.shown)
  useHistoryEntry(props.shown)
  useSessionChanges(props.shown)
  return <Toasts handle={props.handle} />
}
