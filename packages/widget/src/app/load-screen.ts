import type { LazyMethod, ScreenModule } from '../flow/method.ts'
import { methods } from '../methods/index.ts'
import type { Texts } from '../text/text-id.ts'

/** A screen with the texts it speaks. */
export interface LoadedScreen {
  readonly View: ScreenModule['View']
  readonly texts: Texts
}

/** What has screens and is no method. Each is a start of its own, in a chunk of its own. */
const starts: readonly Pick<LazyMethod, 'id' | 'load'>[] = [
  { id: 'signedIn', load: () => import('../signed-in/signed-in-screen.tsx') },
  { id: 'passkeyRegistration', load: () => import('../passkey-registration/registration.tsx') },
  {
    id: 'identityProvider',
    load: () => import('../identity-provider/identity-provider-screen.tsx'),
  },
]
const owners = [...methods, ...starts]

const loaded = new Map<string, LoadedScreen>()

/** A screen that was loaded before, or null. */
export const findScreen = (name: string): LoadedScreen | null => loaded.get(name) ?? null

/**
 * Loads a screen and its texts, side by side; once, unless it fails.
 *
 * @throws Error, with the name of the screen, when nothing has it; what the import throws when its chunk
 * cannot be had
 */
export async function loadScreen(name: string): Promise<LoadedScreen> {
  const known = loaded.get(name)
  if (known) return known
  const owner = owners.find(({ id }) => id === name.split('.')[0])
  const parts = owner && ('load' in owner ? (await owner.load()).screenParts : owner)
  const load = parts?.screens[name]
  if (!load) throw new Error(name)
  const [{ View }, texts] = await Promise.all([load(), parts.messages()])
  const screen = { View, texts }
  loaded.set(name, screen)
  return screen
}

/** Starts loading a screen ahead of its turn; a failure shows when the screen is due. */
export const preloadScreen = (name: string): void => {
  loadScreen(name).catch(() => {})
}
