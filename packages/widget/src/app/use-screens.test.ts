import { h, render } from 'preact'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Screens } from '../flow/screens.ts'

let keepScreens: typeof import('../flow/load-screens.ts').keepScreens
let registerOwner: typeof import('../flow/load-screens.ts').registerOwner
let useScreens: typeof import('./use-screens.ts').useScreens

// other files of this process have loaded the modules with React, and load them so again
beforeAll(async () => {
  vi.resetModules()
  // as in the bundle; React's renderer for browsers needs a whole document
  vi.doMock('react', () => import('../../renderer/preact-as-react.ts'))
  // the hook sets its timers there, and effects wait for a frame of a page that is shown
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run))
  ;({ keepScreens, registerOwner } = await import('../flow/load-screens.ts'))
  ;({ useScreens } = await import('./use-screens.ts'))
})
afterAll(() => {
  vi.doUnmock('react')
  vi.unstubAllGlobals()
  vi.resetModules()
})

const screens: Screens = { flow: {}, views: {}, texts: {} }
const refuse = (error: unknown): void => {
  throw error
}

/** Renders a component that draws nothing, and notes what the hook returns each time. */
function show(name: string, onError = refuse) {
  const seen: (Screens | null)[] = []
  const place: unknown = { childNodes: [], firstChild: null, namespaceURI: null }
  const Probe = () => {
    seen.push(useScreens(name, onError))
    return null
  }
  render(h(Probe, {}), place as Element) // nothing is drawn into it
  return seen
}

test('screens that another widget loads between a render and its effect are shown', async () => {
  registerOwner({ id: 'other', load: () => new Promise(() => {}) })
  const seen = show('other.first')
  expect(seen).toEqual([null])
  keepScreens('other', screens)
  await expect.poll(() => seen.at(-1)).toBe(screens)
})

test('screens that are there at the first render are shown at once, and not loaded again', async () => {
  let loads = 0
  const load = async () => {
    loads += 1
    return { screens }
  }
  registerOwner({ id: 'known', load })
  keepScreens('known', screens)
  expect(show('known.first')).toEqual([screens])
  registerOwner({ id: 'unknown', load })
  const seen = show('unknown.first')
  await expect.poll(() => seen.at(-1)).toBe(screens)
  expect(loads).toBe(1)
})

test('screens that cannot be loaded are reported', async () => {
  const errors: unknown[] = []
  registerOwner({ id: 'broken', load: () => Promise.reject(new Error('no network')) })
  const seen = show('broken.first', (error) => errors.push(error))
  await expect.poll(() => errors).toEqual([new Error('no network')])
  expect(seen).toEqual([null])
})
