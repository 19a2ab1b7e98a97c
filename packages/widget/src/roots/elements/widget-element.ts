/**
 * Creates custom elements from components. An element works the same way in the page and in a shadow root: it has a
 * root to render into, constructed style sheets, and a theme. This module knows no particular widget.
 */
import { getInternals } from '@portico/client'
import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { getTree } from '../../foundation/parts/take-focus.ts'
import { attachStyles, registerStyles } from '../../foundation/styles/style-sheet.ts'
import { type AppliedTheme, applyTheme } from '../../foundation/theme/apply-theme.ts'
import { type ResolvedTheme, resolveTheme } from '../../foundation/theme/resolve-theme.ts'
import {
  sharedOptionNames,
  type WidgetOptions,
  type WidgetProps,
} from '../../kernel/context/widget-options.ts'
import { createRoot, type WidgetRoot } from './create-root.ts'
import { holdLanguage } from './hold-language.ts'
import { readServed } from './read-served.ts'

/**
 * A widget's element. It shows the widget once it has a `client`. Options can be set one by one, as properties; all
 * options set in the same task are rendered together, before the next frame.
 */
export type WidgetElement<Options extends WidgetOptions> = HTMLElement &
  Partial<Options> & {
    /** Sets some of the options. Typed values are kept. */
    render(options: Partial<Options>): void
    /** Renders the set options immediately, without waiting for the end of the task. */
    flushRender(): void
  }

/** The class of a custom element that shows a widget. */
export interface WidgetElementClass<
  Options extends WidgetOptions,
  Tag extends string = string,
  /** What a client with mount functions has for this element. */
  Mounts extends object = object,
> {
  new (init?: {
    /** Renders into a shadow root, like the attribute `shadow` in markup. @default false */
    shadow?: boolean
  }): WidgetElement<Options>
  /** The tags of the element. The mount function and React create the first; `definePorticoElements` defines ours. */
  readonly tags: readonly [Tag, ...Tag[]]
  /** The names of the options, which are also properties of the element. */
  readonly optionNames: readonly string[]
  /** Never there: tells the compiler which mount functions the client has for this element. */
  readonly mounts?: Mounts
}

const Base: typeof HTMLElement =
  // a server has no HTMLElement: the class exists there, but is never constructed
  globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement)

/** Whether the options ask for a shadow root, in either dialect. */
export const wantsShadow = ({ config, presentation }: Partial<WidgetOptions>): boolean =>
  presentation?.options?.enableShadowDOM ?? config?.enableShadowDOM ?? false

const isComplete = <Options extends WidgetOptions>(options: Partial<Options>): options is Options =>
  Boolean(options.client)

/**
 * Creates the container that the widget is rendered into. The attribute `shadow` shows on the page that it is in a
 * shadow root.
 */
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

interface HeldTheme {
  readonly resolved: ResolvedTheme
  readonly applied: AppliedTheme
  readonly root: Document | ShadowRoot
}

/** Applies the theme of the options to a tree, unless it is there; the theme before goes once the next one is there. */
function holdTheme(
  before: HeldTheme | null,
  shown: WidgetOptions | null,
  { styles, presentation }: WidgetOptions,
  root: Document | ShadowRoot,
): HeldTheme {
  const isSame =
    before?.root === root && shown?.styles === styles && shown?.presentation === presentation
  if (before && isSame) return before
  attachStyles(root)
  const resolved = resolveTheme({ styles, presentation })
  const applied = applyTheme(root, resolved)
  before?.applied.remove()
  return { resolved, applied, root }
}

/** Sets the properties again that were set before the element was defined: they hide the accessors of the same names. */
function takeEarlyProperties(element: object, names: readonly string[]) {
  const own = element as Record<string, unknown> // its accessors are defined by these names
  for (const [name, value] of Object.entries(own)) {
    if (!names.includes(name)) continue
    delete own[name]
    own[name] = value
  }
}

/**
 * Creates the element class of a widget.
 *
 * @param View - the widget's component
 * @param tags - see `WidgetElementClass`
 * @param ownOptions - the options that this widget has beside those that all widgets share
 */
export function createWidgetElement<
  Options extends WidgetOptions,
  Tag extends string,
  Mounts extends object,
>(
  View: ComponentType<WidgetProps<NoInfer<Options>>>,
  tags: readonly [Tag, ...Tag[]],
  ownOptions: readonly (keyof Options & string)[] = [],
): WidgetElementClass<Options, Tag, Mounts> {
  const optionNames: readonly (keyof Options & string)[] = [...sharedOptionNames, ...ownOptions]
  registerStyles(`:where(${tags}):where(:not([hidden])){display:block}`)
  class Widget extends Base {
    static readonly tags = tags
    static readonly optionNames = optionNames
    #options: Partial<Options> = {}
    #shown: Options | null = null
    #isInShadow: boolean
    #isQueued = false
    #container: HTMLElement | null = null
    #root: WidgetRoot | null = null
    #language = holdLanguage(this, () => this.#queue())
    #theme: HeldTheme | null = null

    constructor({ shadow = false } = {}) {
      super()
      this.#isInShadow = shadow
      takeEarlyProperties(this, optionNames)
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
      const language = this.#language.take(options)
      // the widget is not drawn before its texts are there, so that it never shows another language first
      if (!language) return
      getInternals(options.client).setLanguage(language.locale)
      // another client means another session, so the old screens must end
      if (this.#shown && this.#shown.client !== options.client) this.#end()
      const isInShadow = this.#isInShadow || wantsShadow(options)
      const served = this.#container ? null : readServed(this, isInShadow)
      this.#container ??= served?.container ?? createContainer(this, isInShadow)
      this.#root ??= createRoot(this.#container)
      const theme = holdTheme(this.#theme, this.#shown, options, getTree(this.#container))
      this.#theme = theme
      this.#shown = options
      const view = createElement(View, {
        options,
        element: this,
        theme: theme.resolved,
        themeClass: theme.applied.className,
        language,
        typed: served?.typed,
      })
      flushSync(() => this.#root?.render(view))
      served?.resume(this.#container)
    }

    connectedCallback() {
      this.#queue()
    }

    disconnectedCallback() {
      // Moving an element disconnects and connects it in the same task, so the widget ends only if it is still
      // disconnected afterwards.
      queueMicrotask(() => {
        if (!this.isConnected) this.#end()
      })
    }

    /** Renders at the end of the task: a React host mounts the widget inside an effect, where React cannot flush. */
    #queue() {
      if (this.#isQueued || !this.isConnected) return
      this.#isQueued = true
      queueMicrotask(() => {
        this.#isQueued = false
        this.flushRender()
      })
    }

    #end() {
      this.#root?.unmount()
      this.#theme?.applied.remove()
      this.#root = null
      this.#theme = null
      this.#shown = null
      this.#language.forget()
    }
  }
  // the accessors are defined on the prototype at run time, so the compiler does not know them
  return Widget as unknown as WidgetElementClass<Options, Tag, Mounts>
}
