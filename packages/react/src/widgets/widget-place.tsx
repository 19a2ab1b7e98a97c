/**
 * The place of a widget in the host's tree: its custom element, which renders itself with the host's React. The element
 * receives new options only if their content has changed, so a host may write inline objects and render as often as it
 * likes.
 */
import type { Callbacks, LoginOptions, WidgetElement } from '@portico/widget'
import { createElement, type ReactElement, useRef, useState } from 'react'
import type { Provided } from '../provider/provided.ts'
import { isSameValue } from './is-same-value.ts'
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts'
import { useServedContent } from './use-served-content.ts'

/** The options that all widgets share. */
type PlacedOptions = Omit<LoginOptions, 'config'> & { config?: { enableShadowDOM?: boolean } }

/** Returns the previous object as long as the new object has equal content. */
function useKept<Value>(value: Value): Value {
  const kept = useRef(value)
  if (!isSameValue(kept.current, value)) kept.current = value
  return kept.current
}

/** Returns constant callbacks that call the callbacks of the latest render. */
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

/**
 * Returns the React key of the element. It changes with the choice of a shadow root, because a shadow root cannot be
 * removed from an element.
 */
const toRootKey = ({ config, presentation }: PlacedOptions) =>
  `${config?.enableShadowDOM} ${presentation?.options?.enableShadowDOM}`

const toOwnClass = (ElementClass: unknown) =>
  // the cast drops the element's own properties, which do not matter for the definition
  class extends (ElementClass as CustomElementConstructor) {}

/** Renders a widget's element and keeps its options up to date. */
export function WidgetPlace<Options extends PlacedOptions>(props: {
  tag: string
  ElementClass: new () => WidgetElement<Options>
  options: Options
  provided: Provided
  /** Whether the widget waits before it shows anything. @default false */
  isWaiting?: boolean
}): ReactElement {
  const { tag, ElementClass, isWaiting = false } = props
  const element = useRef<WidgetElement<Options>>(null)
  const callbacks = useLatestCallbacks(props.options.callbacks)
  const options = useKept({ ...props.options, callbacks })
  const content = useServedContent(tag, options, props.provided)

  useBrowserLayoutEffect(() => {
    const { current } = element
    if (!current || isWaiting) return
    // another copy of the widget may have defined the tag: its elements work as well; a subclass, because a class can
    // be defined only once, and the host may have defined this class with another tag
    if (!customElements.get(tag)) customElements.define(tag, toOwnClass(ElementClass))
    customElements.upgrade(current)
    current.render(options)
  }, [tag, ElementClass, options, isWaiting])

  return createElement(tag, { ref: element, key: toRootKey(options), ...content })
}
