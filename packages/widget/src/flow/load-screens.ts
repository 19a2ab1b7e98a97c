import type { ScreenOwner, Screens } from './screens.ts'

const owners = new Map<string, ScreenOwner['load'] | undefined>()
const loaded = new Map<string, Screens>()

const toOwner = (name: string) => name.replace(/\..*/, '')

/** Registers how to load the screens whose names begin with the word `id`. */
export const registerOwner = ({
  id,
  load,
}: Partial<ScreenOwner> & Pick<ScreenOwner, 'id'>): void => {
  owners.set(id, load)
}

/** Stores loaded screens whose names begin with the word `id`. */
export const keepScreens = (id: string, screens: Screens): void => {
  loaded.set(id, screens)
}

/** Returns the loaded group of screens that the screen `name` belongs to, or null. */
export const findScreens = (name: string): Screens | null => loaded.get(toOwner(name)) ?? null

/**
 * Loads the group of screens that a screen belongs to. It is loaded only once, unless loading fails.
 *
 * @param name - the name of the screen, or its first word
 * @throws Error with the name, if no loader is registered for it; the error of the import, if it fails
 */
export async function loadScreens(name: string): Promise<void> {
  if (findScreens(name)) return
  const load = owners.get(toOwner(name))
  if (!load) throw new Error(name)
  keepScreens(toOwner(name), (await load()).screens)
}

/** Starts to load screens before they are needed. A failure is ignored here: it is reported when a screen is shown. */
export const preloadScreens = (name: string): void => {
  loadScreens(name).catch(() => {})
}
