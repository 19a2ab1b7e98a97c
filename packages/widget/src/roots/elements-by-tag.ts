import type { WidgetOptions } from '../kernel/context/widget-options.ts'
import type { HostDomErrorEvent, HostDomEvent } from '../kernel/host/host-events.ts'
import type { WidgetElement, WidgetElementClass } from './elements/widget-element.ts'
import type * as roots from './index.ts'

type Roots = typeof roots
type TagOf<Exported> =
  Exported extends WidgetElementClass<infer _Options, infer Tag, infer _Mounts> ? Tag : never
type OptionsOf<Exported> =
  Exported extends WidgetElementClass<infer Options, infer _Tag, infer _Mounts>
    ? Options
    : WidgetOptions

/** The options of each element, by its tags: one that a mount function defines, one that `definePorticoElements` defines. */
export type OptionsByTag = { [Name in keyof Roots as TagOf<Roots[Name]>]: OptionsOf<Roots[Name]> }

/** The elements, by tag. */
export type ElementsByTag = { [Tag in keyof OptionsByTag]: WidgetElement<OptionsByTag[Tag]> }

/** What a template may set on an element: the options of its widget, and the attribute `shadow`. */
export type ElementProps<Tag extends keyof OptionsByTag> = {
  // a template binds values that are not there yet, such as a client
  [Name in keyof OptionsByTag[Tag]]?: OptionsByTag[Tag][Name] | undefined
} & {
  /**
   * Renders into a shadow root. `false` is no value of it: Vue, Svelte and React 18 would write `shadow="false"`, and
   * an attribute that is there counts, whatever its value.
   */
  shadow?: true | '' | 'true' | undefined
}

/** The DOM events of the elements, as attributes of TSX and Svelte. */
export interface ElementListeners {
  'onstytch-event'?: ((event: HostDomEvent) => void) | undefined
  'onstytch-error'?: ((event: HostDomErrorEvent) => void) | undefined
}

declare global {
  interface HTMLElementTagNameMap extends ElementsByTag {}
}
