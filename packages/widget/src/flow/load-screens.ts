import { registerFlow } from './register-flow.ts'
import type { ScreenOwner, Screens } from './screens.ts'

const owners = new Map<string, ScreenOwner['load'] | undefined>()
const loaded = new Map<string, Screens>()

const toOwner = (name: string) => name.replace(/\..*/, '')

/** Says where screens come from whose names begin with the word `id`. */
export function registerOwner({
  id,
  load,
  flow,
}: Partial<ScreenOwner> & Pick<ScreenOwner, 'id'>): void {
  owners.set(id, load)
  if (flow) registerFlow(flow)
}

/** Has screens at hand whose names begin with the word `id`. */
export const keepScreens = (id: string, screens: Screens): void => {
  loaded.set(id, screens)
}

/** The screens among which one is, loaded before; or null. */
export const findScreens = (name: string): Screens | null => loaded.get(toOwner(name)) ?? null

/**
 * Loads the screens among which one is; once, unless it fails.
 *
 * @param name - of the screen, or its first word
 * @throws Error, with the name, when nothing has such screens; what the import throws when its chunk cannot be had
 */
export async function loadScreens(name: string): Promise<void> {
  if (findScreens(name)) return
  const load = owners.get(toOwner(name))
  if (!load) throw new Error(name)
  keepScreens(toOwner(name), (await load()).screens)
}

/** Starts loading screens ahead of their turn; a failure shows when one is due. */
export const preloadScreens = (name: string): void => {
  loadScreens(name).catch(() => {})
}
