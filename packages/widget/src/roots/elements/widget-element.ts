/**
 * How a component becomes a custom element, for all four tags. In the page and in a shadow root it takes the
 * same path: a root to render into, constructed style sheets, a theme. It knows no widget.
 */
import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { getTree } from '../../foundation/parts/take-focus.ts'
import { attachStyles } from '../../foundation/styles/style-sheet.ts'
import { type AppliedTheme, applyTheme } from '../../foundation/theme/apply-theme.ts'
import { type ResolvedTheme, resolveTheme } from '../../foundation/theme/resolve-theme.ts'
import {
  optionNames,
  type WidgetOptions,
  type WidgetProps,
} from '../../kernel/context/widget-options.ts'
import { readServed } from './read-served.ts'

/**
 * A widget's element. It shows the widget once it has a `client`. Options can be set one by one, as
 * properties; what is set in one go is drawn in one go, before the next frame.
 */
export type WidgetElement<Options extends WidgetOptions> = HTMLElement &
  Partial<Options> & {
    /** Sets some of the options. What was typed stays. */
    render(options: Partial<Options>): void
    /** Draws at once what was set, without waiting for the end of the task. */
    flushRender(): void
  }

/** The class of a custom element that shows a widget. */
export type WidgetElementClass<Options extends WidgetOptions> = new (init?: {
  /** Render into a shadow root, as the attribute `shadow` asks for it in markup. @default false */
  shadow?: boolean
}) => WidgetElement<Options>

const Base: typeof HTMLElement =
  // on a server there is no HTMLElement: the class exists there and is never constructed
  globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement)

/** Whether the options ask for a shadow root, in either dialect. */
export const wantsShadow = ({ config, presentation }: Partial<WidgetOptions>): boolean =>
  presentation?.options?.enableShadowDOM ?? config?.enableShadowDOM ?? false

const isComplete = <Options extends WidgetOptions>(options: Partial<Options>): options is Options =>
  Boolean(options.client)

/** What a widget is rendered into; the attribute says on the page that it is in a shadow root. */
function createContainer(element: HTMLElement, isInShadow: boolean): HTMLElement {
  const container = element.ownerDocument.createElement('div')
  if (!isInShadow && !element.hasAttribute('shadow')) {
    element.replaceChildren(container)
    return container
  }
  element.setAttribute('shadow', 'true')
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  shadow.replaceChildren(container)
  return container
}

/**
 * Makes the element class of a widget.
 *
 * @param View - the widget's component
 */
export function createWidgetElement<Options extends WidgetOptions>(
  View: ComponentType<WidgetProps<Options>>,
): WidgetElementClass<Options> {
  class Widget extends Base {
    #options: Partial<Options> = {}
    #shown: Options | null = null
    #isInShadow: boolean
    #isQueued = false
    #container: HTMLElement | null = null
    #root: Root | null = null
    #theme: { resolved: ResolvedTheme; applied: AppliedTheme; root: Node } | null = null

    constructor({ shadow = false } = {}) {
      super()
      this.#isInShadow = shadow
      for (const name of optionNames) {
        // set before the element was defined: the property hides the accessor of its name
        if (!Object.hasOwn(this, name)) continue
        const value = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
        Reflect.set(this, name, value)
      }
    }

    static {
      for (const name of optionNames) {
        Object.defineProperty(Widget.prototype, name, {
          get(this: Widget) {
            return this.#options[name]
          },
          set(this: Widget, value: unknown) {
            this.#options = { ...this.#options, [name]: value }
            this.#queue()
          },
        })
      }
    }

    render(options: Partial<Options>) {
      Object.assign(this, options)
    }

    flushRender() {
      const options = this.#options
      if (!this.isConnected || !isComplete(options)) return
      // Another client is another session: nothing of the old screens may go on.
      if (this.#shown && this.#shown.client !== options.client) this.#end()
      const isInShadow = this.#isInShadow || wantsShadow(options)
      const served = this.#container ? null : readServed(this, isInShadow)
      this.#container ??= served?.container ?? createContainer(this, isInShadow)
      this.#root ??= createRoot(this.#container)
      const theme = this.#applyTheme(options, this.#container)
      this.#shown = options
      const view = createElement(View, {
        options,
        element: this,
        theme: theme.resolved,
        themeClass: theme.applied.className,
        typed: served?.typed,
      })
      flushSync(() => this.#root?.render(view))
      served?.resume(this.#container)
    }

    connectedCallback() {
      this.#queue()
    }

    disconnectedCallback() {
      // A move disconnects and connects at once: only what is still off the page afterwards has ended.
      queueMicrotask(() => {
        if (!this.isConnected) this.#end()
      })
    }

    /** Not at once: a React host mounts inside an effect, where React can flush nothing. */
    #queue() {
      if (this.#isQueued || !this.isConnected) return
      this.#isQueued = true
      queueMicrotask(() => {
        this.#isQueued = false
        this.flushRender()
      })
    }

    #applyTheme({ styles, presentation }: Options, container: HTMLElement) {
      const root = getTree(container)
      const before = this.#theme
      const isSame =
        before?.root === root &&
        this.#shown?.styles === styles &&
        this.#shown?.presentation === presentation
      if (before && isSame) return before
      attachStyles(root)
      const resolved = resolveTheme({ styles, presentation })
      this.#theme = { resolved, applied: applyTheme(root, resolved), root }
      before?.applied.remove()
      return this.#theme
    }

    #end() {
      this.#root?.unmount()
      this.#theme?.applied.remove()
      this.#root = null
      this.#theme = null
      this.#shown = null
    }
  }
  // the accessors stand on the prototype, where the compiler does not see them
  return Widget as unknown as WidgetElementClass<Options>
}
