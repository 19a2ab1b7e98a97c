import type { LazyMethod, ScreenModule, ScreenParts } from '../flow/method.ts'
import { identityProvider } from '../identity-provider/identity-provider.ts'
import { methods } from '../methods/index.ts'
import { passkeyRegistration } from '../passkey-registration/passkey-registration.ts'
import type { Texts } from '../text/text-id.ts'

type Screens = Pick<ScreenParts, 'screens' | 'messages'>
type Owner = { readonly id: string } & (Screens | Pick<LazyMethod, 'load'>)

/** A method's screen with the texts it speaks. */
export interface LoadedScreen {
  readonly View: ScreenModule['View']
  readonly texts: Texts
}

const owners: readonly Owner[] = [...methods, passkeyRegistration, identityProvider]

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
