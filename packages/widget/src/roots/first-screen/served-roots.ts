import { keepScreens } from '../../flow/load-screens.ts'
import type { ServedRoot } from './served-root.ts'

const files = import.meta.glob<{ served: ServedRoot }>('../*/served.ts', { eager: true })

/** The roots that declare a first screen for servers, by the names of their folders. */
export const servedRoots: ReadonlyMap<string, ServedRoot> = new Map(
  Object.entries(files).map(([path, { served }]) => [path.split('/').at(-2) ?? '', served]),
)

// a server has no later moment at which it could load them
for (const { screens = {} } of servedRoots.values()) {
  for (const [id, own] of Object.entries(screens)) keepScreens(id, own)
}

/** Finds the root of an element that a server can draw. */
export const findServedRoot = (tag: string): ServedRoot | undefined =>
  [...servedRoots.values()].find(({ ElementClass }) => ElementClass.tags.includes(tag))
