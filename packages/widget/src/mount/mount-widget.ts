import { type WidgetName, widgets } from '../elements/tags.ts'
import {
  type WidgetElement,
  type WidgetElementClass,
  wantsShadow,
} from '../elements/widget-element.ts'
import type { WidgetOptions } from '../elements/widget-options.ts'
import { findTarget } from './find-target.ts'

/**
 * Mounts a widget, or gives new options to the one that is mounted there already.
 *
 * @param name - which of the four
 * @param ElementClass - defined under the widget's tag on first use
 * @param elementId - selector of the host's element
 * @throws Error when the selector matches nothing
 */
export function mountWidget<Options extends WidgetOptions>(
  name: WidgetName,
  ElementClass: WidgetElementClass<Options>,
  elementId: string,
  options: Options,
): WidgetElement<Options> {
  const { tag, mountCall } = widgets[name]
  const target = findTarget(elementId, mountCall)
  // Another copy of this package may have come first: its elements serve as well.
  if (!customElements.get(tag)) customElements.define(tag, ElementClass)
  const mounted = target.querySelector<WidgetElement<Options>>(`:scope > ${tag}`)
  const isSameRoot = mounted && Boolean(mounted.shadowRoot) === wantsShadow(options)
  if (mounted && isSameRoot) {
    mounted.render(options)
    return mounted
  }
  // this tag's elements have `render`: whoever defined it
  const element = document.createElement(tag) as WidgetElement<Options>
  element.render(options)
  if (mounted) mounted.replaceWith(element)
  else target.append(element)
  return element
}
