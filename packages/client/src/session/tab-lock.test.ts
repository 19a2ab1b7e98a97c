import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createTabLock } from './tab-lock.ts'

/** Tabs without Web Locks. Each sees at once what it wrote itself, and what another wrote once it heard of it. */
function createTabs() {
  const clock = createFakeClock()
  const writes: { at: number; by: string; value: string }[] = []
  const openTab = (name: string, hearsFrom = 0) => {
    const storage = {
      get: () =>
        writes.filter(({ at, by }) => by === name || clock.now() >= Math.max(at, hearsFrom)).at(-1)
          ?.value ?? null,
      set: (_: string, value: string) => void writes.push({ at: clock.now(), by: name, value }),
      remove: () => {},
    }
    const random = { uuid: () => `id-of-${name}`, fraction: () => 0.5 }
    return createTabLock({ locks: null, storage, clock, random }, 'lock')
  }
  let working = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++working)
    await new Promise<void>((resolve) => clock.after(1_000, resolve))
    working--
  }
  return { clock, openTab, work, countMost: () => most }
}

describe('the lease of tabs without Web Locks', () => {
  it('is held by one tab at a time when several ask at once, and each gets its turn', async () => {
    const { clock, openTab, work, countMost } = createTabs()
    const done = Promise.all(['a', 'b', 'c'].map((name) => openTab(name)(work)))
    await clock.pass(10_000)
    await done
    expect(countMost()).toBe(1)
  })

  it('is not taken by a tab that was suspended while another got it', async () => {
    const { clock, openTab, work, countMost } = createTabs()
    const start = clock.now()
    const first = openTab('a')(work)
    await clock.pass(300)
    const second = openTab('b', start + 320)(work)
    await clock.pass(10_000)
    await Promise.all([first, second])
    expect(countMost()).toBe(1)
  })
})
