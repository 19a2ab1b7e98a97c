import type { Screen } from '../flow/flow.ts'
import { loadScreens } from '../flow/load-screens.ts'
import { toProductIds } from '../kernel/config/to-product-ids.ts'
import type { Widget } from '../kernel/context/widget-context.ts'
import { enrolment } from '../screens/enrolment/enrolment.ts'
import { secondStep } from '../screens/second-step/second-step.ts'
import { type Place, readEntry, toScreen } from './kept-entries.ts'

/**
 * Loads the screen on which the user left a widget, with its chunk. Null if it has expired, if the configuration no
 * longer offers it, or if a user is signed in.
 */
export async function loadKept({
  client,
  config,
  element,
}: Place & Pick<Widget, 'config'>): Promise<Screen | null> {
  const entry = readEntry({ client, element })
  // a link or a provider has led back to this page, so its sign-in continues instead
  if (!entry || client.session.getSync() || client.parseAuthenticateUrl()) return null
  const [owner = ''] = entry.name.split('.')
  const isOffered = [secondStep.id, enrolment.id, ...toProductIds(config.products)].includes(owner)
  if (!isOffered) return null
  await loadScreens(owner)
  return toScreen(entry)
}
