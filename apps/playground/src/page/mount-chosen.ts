import type { PorticoClient } from '../portico/portico.ts'
import type { WidgetId } from './choices.ts'
import type { MountFacts, MountOptions } from './shown-root.ts'
import { widgets } from './widgets.ts'

const find = (id: WidgetId) => widgets.find((widget) => widget.id === id)

/** What can be shown: who is not signed in signs in first, in the place of what is for signed-in people. */
export const toShown = (widget: WidgetId, isSignedIn: boolean): WidgetId =>
  isSignedIn || find(widget)?.isForAll ? widget : 'login'

/** Mounts one of the widgets, each as a page of its own would. */
export function mountChosen(
  client: PorticoClient,
  widget: WidgetId,
  options: MountOptions,
  facts: MountFacts,
): void {
  const root = find(widget)
  const query = root?.toQuery?.(facts) ?? ''
  if (location.search !== query) history.replaceState(null, '', location.pathname + query)
  root?.mount(client, options, facts)
}
