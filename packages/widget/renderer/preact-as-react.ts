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

/** As in react/jsx-runtime: Preact's own makes nodes in a second way, which is paid for on the wire. */
export const jsx = (type: ComponentType | string, props: Attributes, key?: Attributes['key']) =>
  createElement(type as ComponentType, { ...props, key }) // an element's name is taken in the same way
export { jsx as jsxs }

/** React's name for an event, where the browser's own says something else. */
const eventNames: Readonly<Record<string, string>> = {
  onChange: 'onInput',
  onFocus: 'onfocusin',
  onBlur: 'onfocusout',
}

const nextHook = options.vnode
options.vnode = (vnode) => {
  if (typeof vnode.type === 'string') {
    // props of an element: a plain object that this vnode alone holds
    const props = vnode.props as Record<string, unknown>
    for (const [name, own] of Object.entries(eventNames)) {
      if (!(name in props)) continue
      props[own] = props[name]
      delete props[name]
    }
  }
  nextHook?.(vnode)
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
