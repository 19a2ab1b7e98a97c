/**
 * How a component becomes a custom element, for all four tags. In the page and in a shadow root it takes the
 * same path: a root to render into, constructed style sheets, a theme. It knows no widget.
 */
import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { attachStyles } from '../styles/style-sheet.ts'
import { type AppliedTheme, applyTheme } from '../theme/apply-theme.ts'
import { type ResolvedTheme, resolveTheme } from '../theme/resolve-theme.ts'
import type { WidgetOptions, WidgetProps } from './widget-options.ts'

/** A mounted widget. */
export interface WidgetElement<Options extends WidgetOptions> extends HTMLElement {
  /** Shows the widget, or shows it anew with other options; what was typed stays. */
  render(options: Options): void
}

/** The class of a custom element that shows a widget. */
export type WidgetElementClass<Options extends WidgetOptions> = new () => WidgetElement<Options>

// On a server there is no HTMLElement: the class exists there and is never constructed.
const Base: typeof HTMLElement =
  globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement)

/** Whether the options ask for a shadow root, in either dialect. */
export const wantsShadow = ({ config, presentation }: WidgetOptions): boolean =>
  config?.enableShadowDOM ?? presentation?.options?.enableShadowDOM ?? false

const isStyleRoot = (node: Node): node is Document | ShadowRoot => 'adoptedStyleSheets' in node

/**
 * Makes the element class of a widget.
 *
 * @param View - the widget's component
 */
export function createWidgetElement<Options extends WidgetOptions>(
  View: ComponentType<WidgetProps<Options>>,
): WidgetElementClass<Options> {
  return class extends Base implements WidgetElement<Options> {
    #options: Options | null = null
    #shown: Options | null = null
    #root: Root | null = null
    #theme: { resolved: ResolvedTheme; applied: AppliedTheme } | null = null

    render(options: Options) {
      this.#options = options
      if (this.isConnected) this.#paint(options)
    }

    connectedCallback() {
      if (this.#options) this.#paint(this.#options)
    }

    disconnectedCallback() {
      // A move disconnects and connects at once: only what is still off the page afterwards has ended.
      queueMicrotask(() => {
        if (!this.isConnected) this.#end()
      })
    }

    #paint(options: Options) {
      // Another client is another session: nothing of the old screens may go on.
      if (this.#shown && this.#shown.client !== options.client) this.#end()
      const theme = this.#applyTheme(options)
      this.#shown = options
      this.#root ??= createRoot(this.#createContainer(options))
      const props = {
        options,
        element: this,
        theme: theme.resolved,
        themeClass: theme.applied.className,
      }
      const root = this.#root
      // Before the next frame, but not at once: a React host mounts inside an effect, where React can
      // flush nothing.
      queueMicrotask(() => {
        if (this.#root === root) flushSync(() => root.render(createElement(View, props)))
      })
    }

    #createContainer(options: Options): HTMLElement {
      const container = this.ownerDocument.createElement('div')
      if (!wantsShadow(options)) {
        this.replaceChildren(container)
        return container
      }
      this.setAttribute('shadow', 'true')
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      shadow.replaceChildren(container)
      return container
    }

    #applyTheme(options: Options) {
      const { styles, presentation } = options
      const isSame =
        this.#theme && this.#shown?.styles === styles && this.#shown?.presentation === presentation
      if (this.#theme && isSame) return this.#theme
      const root = this.#findStyleRoot(options)
      attachStyles(root)
      const resolved = resolveTheme({ styles, presentation })
      const before = this.#theme
      this.#theme = { resolved, applied: applyTheme(root, resolved) }
      before?.applied.remove()
      return this.#theme
    }

    #findStyleRoot(options: Options): Document | ShadowRoot {
      if (wantsShadow(options)) return this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      const root = this.getRootNode()
      return isStyleRoot(root) ? root : this.ownerDocument
    }

    #end() {
      this.#root?.unmount()
      this.#theme?.applied.remove()
      this.#root = null
      this.#theme = null
      this.#shown = null
    }
  }
}
