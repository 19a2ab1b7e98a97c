/**
 * The part of React that the widget uses, implemented with Preact, for the standalone bundle. It replaces
 * preact/compat, which is a kilobyte larger because of features that the widget does not use. For the widget's markup,
 * React and Preact differ only in two things, and both concern events.
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
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks'
export { Component, createContext, createElement, Fragment }

/** The names of events in Preact that differ from React's names. */
const eventNames: Readonly<Record<string, string>> = {
  onChange: 'onInput',
  onFocus: 'onfocusin',
  onBlur: 'onfocusout',
}

/**
 * The `jsx` function of react/jsx-runtime, which also renames an element's events. Preact's own `jsx` creates nodes
 * with code of its own, which would make the bundle larger.
 */
export function jsx(type: ComponentType | string, props: object, key?: Attributes['key']) {
  const own: Record<string, unknown> = { key }
  for (const [name, value] of Object.entries(props)) {
    own[(typeof type === 'string' && eventNames[name]) || name] = value
  }
  // `createElement` also takes the name of an element
  return createElement(type as ComponentType, own)
}
export { jsx as jsxs }

// Runs effects after the frame. Preact alone waits at most 35 ms for it, but a slow phone takes longer to draw.
options.requestAnimationFrame = (work) => {
  // a hidden page draws no frame
  const late = setTimeout(work, document.hidden ? 0 : 1_000)
  requestAnimationFrame(() => {
    clearTimeout(late)
    setTimeout(work)
  })
}

/** The `createRoot` of react-dom/client. */
export const createRoot = (container: Element) => ({
  render: (child: ComponentChild) => render(child, container),
  unmount: () => render(null, container),
})

/** The `flushSync` of react-dom: when it returns, the changes made by `work` are on the page. */
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
