/**
 * The place of a widget in the host's tree: its custom element, which draws itself with the host's own
 * React. The element hears of new options only when they say something new, so a host may write them in
 * place and render as often as it likes.
 */
import type { Callbacks, LoginOptions, WidgetElement } from '@portico/widget'
import { createElement, type ReactElement, useRef, useState } from 'react'
import { isSameValue } from './is-same-value.ts'
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts'

/** What the options of all widgets have in common. */
type PlacedOptions = Omit<LoginOptions, 'config'> & { config?: { enableShadowDOM?: boolean } }

/** The same object as before while the new one says the same. */
function useKept<Value>(value: Value): Value {
  const kept = useRef(value)
  if (!isSameValue(kept.current, value)) kept.current = value
  return kept.current
}

/** Callbacks that never change and call those of the latest render. */
function useLatestCallbacks(callbacks: Callbacks | undefined): Callbacks {
  const latest = useRef(callbacks)
  useBrowserLayoutEffect(() => {
    latest.current = callbacks
  })
  const [constant] = useState<Callbacks>(() => ({
    onEvent: (event) => latest.current?.onEvent?.(event),
    onError: (error) => latest.current?.onError?.(error),
  }))
  return constant
}

/** Another element for each answer: a shadow root cannot be taken off one. */
const toRootKey = ({ config, presentation }: PlacedOptions) =>
  `${config?.enableShadowDOM} ${presentation?.options?.enableShadowDOM}`

const toOwnClass = (ElementClass: unknown) =>
  // a class of elements, whatever properties they have
  class extends (ElementClass as CustomElementConstructor) {}

/** Draws a widget's element and keeps its options up to date. */
export function WidgetPlace<Options extends PlacedOptions>(props: {
  tag: string
  ElementClass: new () => WidgetElement<Options>
  options: Options
}): ReactElement {
  const { tag, ElementClass } = props
  const element = useRef<WidgetElement<Options>>(null)
  const callbacks = useLatestCallbacks(props.options.callbacks)
  const options = useKept({ ...props.options, callbacks })

  useBrowserLayoutEffect(() => {
    const { current } = element
    if (!current) return
    // another copy of the widget may have come first: its elements serve as well
    // a class of its own: a class can be defined once, and the host may have given this one another tag
    if (!customElements.get(tag)) customElements.define(tag, toOwnClass(ElementClass))
    customElements.upgrade(current)
    current.render(options)
  }, [tag, ElementClass, options])

  return createElement(tag, { ref: element, key: toRootKey(options) })
}
