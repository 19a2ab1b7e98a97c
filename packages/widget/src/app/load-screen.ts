import type { ScreenModule } from '../flow/method.ts'
import { identityProvider } from '../identity-provider/identity-provider.ts'
import { methods } from '../methods/index.ts'
import type { Texts } from '../text/text-id.ts'

/** A method's screen with the texts it speaks. */
export interface LoadedScreen {
  readonly View: ScreenModule['View']
  readonly texts: Texts
}

const owners = [...methods, identityProvider]

const loaded = new Map<string, LoadedScreen>()

/** A screen that was loaded before, or null. */
export const findScreen = (name: string): LoadedScreen | null => loaded.get(name) ?? null

/**
 * Loads a screen and its texts, side by side; once, unless it fails.
 *
 * @throws Error when nothing has the screen, or its chunk cannot be had
 */
export async function loadScreen(name: string): Promise<LoadedScreen> {
  const known = loaded.get(name)
  if (known) return known
  const owner = owners.find(({ screens }) => Object.hasOwn(screens, name))
  const load = owner?.screens[name]
  if (!owner || !load) throw new Error(`Nothing has the screen "${name}".`)
  const [{ View }, texts] = await Promise.all([load(), owner.messages()])
  const screen = { View, texts }
  loaded.set(name, screen)
  return screen
}

/** Starts loading a screen ahead of its turn; a failure shows when the screen is due. */
export const preloadScreen = (name: string): void => {
  loadScreen(name).catch(() => {})
}
