import type { BrowserContextOptions } from 'playwright-core'
import type { Journey, Visit } from './journey.ts'
import type { ScreenState } from './screen-states.ts'

/** Brings a visitor to one state, in a browser profile of its own. */
export async function visitState(
  { visit, world }: Journey,
  { mount, prepare, path, reach }: ScreenState,
  profile?: BrowserContextOptions,
): Promise<Visit> {
  const at = await visit({
    mount,
    ...(profile && { profile }),
    ...(path === null && { path }),
    ...(prepare && { prepare }),
  })
  await reach(at, world)
  return at
}
