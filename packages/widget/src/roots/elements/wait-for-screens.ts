import { findScreens, loadScreens } from '../../flow/load-screens.ts'
import type { WidgetOptions } from '../../kernel/context/widget-options.ts'
import type { WidgetElementClass } from './widget-element.ts'

/** Whether the page's HTML contains the first screen of an element, which the widget has not taken over yet. */
const hasServed = ({ shadowRoot, firstElementChild }: HTMLElement) =>
  (shadowRoot ? shadowRoot.firstElementChild : firstElementChild)?.localName === 'style'

/**
 * Makes an element with a first screen in the page's HTML wait for the code of its screens, so that the user never sees
 * another screen in between. Only a root needs it that declares `served` and whose screens are a chunk of their own.
 *
 * @param owner - the first word of the screens' names
 */
export function waitForScreens<
  Options extends WidgetOptions,
  Tag extends string,
  Mounts extends object,
>(
  ElementClass: WidgetElementClass<Options, Tag, Mounts>,
  owner: string,
): WidgetElementClass<Options, Tag, Mounts> {
  // without the element's options, which do not matter here
  const Base = ElementClass as unknown as new () => HTMLElement & { flushRender(): void }
  class Waiting extends Base {
    override flushRender() {
      const render = () => super.flushRender()
      if (findScreens(owner) || !hasServed(this)) return render()
      // the widget reports a failure itself
      loadScreens(owner).then(render, render)
    }
  }
  // a subclass with the same static members
  return Waiting as unknown as WidgetElementClass<Options, Tag, Mounts>
}
