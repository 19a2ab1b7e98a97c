/**
 * What the widget uses of React, answered by Preact, for the standalone bundle. It takes the place of
 * preact/compat, which costs a kilobyte more on the wire for what the widget does not use. Only two things
 * differ between the two for the widget's markup, and both are events.
 */
import {
  type Attributes,
  Component,
  type ComponentChild,
  type ComponentType,
  createContext,
  createElement,
  Fragment,
  options,
  render,
} from 'preact'

export {
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks'
export { Component, createContext, createElement, Fragment }

/** React's name for an event, where the browser's own says something else. */
const eventNames: Readonly<Record<string, string>> = {
  onChange: 'onInput',
  onFocus: 'onfocusin',
  onBlur: 'onfocusout',
}

/**
 * As in react/jsx-runtime, with an element's events by their own names. Preact's own makes nodes in a second
 * way, which is paid for on the wire.
 */
export function jsx(type: ComponentType | string, props: object, key?: Attributes['key']) {
  const own: Record<string, unknown> = { key }
  for (const [name, value] of Object.entries(props)) {
    own[(typeof type === 'string' && eventNames[name]) || name] = value
  }
  // an element's name is taken in the same way
  return createElement(type as ComponentType, own)
}
export { jsx as jsxs }

// Effects are for after the frame; Preact waits for it 35 ms, which is less than a slow phone takes to draw.
options.requestAnimationFrame = (work) => {
  // a page that nobody sees draws no frame
  const late = setTimeout(work, document.hidden ? 0 : 1_000)
  requestAnimationFrame(() => {
    clearTimeout(late)
    setTimeout(work)
  })
}

/** As in react-dom/client. */
export const createRoot = (container: Element) => ({
  render: (child: ComponentChild) => render(child, container),
  unmount: () => render(null, container),
})

/** As in react-dom: what `work` changes is on the page when it returns. */
export function flushSync(work: () => void): void {
  const before = options.debounceRendering
  const due: (() => void)[] = []
  options.debounceRendering = (run) => due.push(run)
  try {
    work()
    for (const run of due) run()
  } finally {
    options.debounceRendering = before
  }
}
