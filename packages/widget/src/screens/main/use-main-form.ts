import { getInternals } from '@portico/client'
import { useState } from 'react'
import type { FlowEvent, MainScreen } from '../../flow/flow.ts'
import { preloadScreens } from '../../flow/load-screens.ts'
import type { TypedForm } from '../../flow/method.ts'
import type { ScreenProps } from '../../flow/screens.ts'
import { type Action, type Problem, useSubmit } from '../../flow/use-submit.ts'
import { useLazy } from '../../foundation/parts/use-lazy.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { PlannedTab } from './plan-main.ts'

/** The state of Main's form: the selected tab, its typed value and its submit. */
export interface MainFormState extends TypedForm {
  /** Undefined if Main has no form. */
  readonly tab: PlannedTab | undefined
  /** A problem of the request, which Main shows in a banner, not under the field. */
  readonly banner: Problem | null
  readonly select: (id: string | undefined) => void
}

/** Holds the typed values, so that they survive a new configuration and a change of the tab. */
export function useMainForm(
  tabs: readonly PlannedTab[],
  { screen, emit }: ScreenProps<MainScreen, FlowEvent>,
): MainFormState {
  const widget = useWidget()
  const text = useText()
  const [typed, setTyped] = useState(screen.typed ?? {})
  const [firstConfig] = useState(widget.config)
  const [selected, select] = useState(screen.tab)
  const planned = tabs.find(({ id }) => id === selected) ?? tabs[0]
  const form = useLazy(planned?.load)
  const tab = planned && { ...planned, ...form }
  const { id = '', field = id, toAction, next } = tab ?? {}
  const change = (value: string) => setTyped((all) => ({ ...all, [field]: value }))
  const context = { widget, id, emit, isAutomatic: false, change, text }
  const toNext = next && (() => next({ ...context, isAutomatic: true }))
  const action = toAction?.({ ...context, toNext })
  // without a form there is no submit
  const submit = useSubmit(action as Action<string>, id + planned?.rank)
  const { problem } = submit
  const value = typed[field] ?? tab?.toInitial?.(firstConfig) ?? ''
  const fieldError = problem && tab?.isAboutField?.(problem) ? problem.text : null
  return {
    tab,
    value,
    submit,
    prepare() {
      getInternals(widget.client).preload()
      tab?.prepare?.().catch(() => {}) // the submit reports the failure
      planned?.owners.forEach(preloadScreens)
    },
    banner: fieldError === null ? problem : null,
    fieldError,
    change,
    select,
  }
}
