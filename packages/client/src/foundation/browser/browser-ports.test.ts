import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBrowserPorts } from './browser-ports.ts'

/** A page whose frames and timers come when the test says so. */
function createPage(hidden: boolean) {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  vi.stubGlobal('window', {
    location: { origin: 'https://app.example.com', hostname: 'app.example.com', href: '' },
    document: { hidden, cookie: '' },
    navigator: {},
  })
  const { page } = createBrowserPorts()
  const draw = () => {
    for (const frame of frames.splice(0)) frame()
  }
  return { page, draw }
}

describe('what begins after the first frame', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('begins in the task after the frame, and once, though the timer comes as well', () => {
    const { page, draw } = createPage(false)
    const work = vi.fn()
    page.afterFrame(work)
    vi.advanceTimersByTime(500)
    draw()
    expect(work).not.toHaveBeenCalled()
    vi.advanceTimersByTime(0)
    expect(work).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(10_000)
    expect(work).toHaveBeenCalledOnce()
  })

  it('begins without a frame on a page that nobody sees, and within a second on one that draws none', () => {
    for (const [hidden, ms] of [
      [true, 0],
      [false, 1_000],
    ] as const) {
      const { page } = createPage(hidden)
      const work = vi.fn()
      page.afterFrame(work)
      expect(work).not.toHaveBeenCalled()
      vi.advanceTimersByTime(ms)
      expect(work).toHaveBeenCalledOnce()
    }
  })

  it('is not begun again after it threw', () => {
    const { page, draw } = createPage(false)
    const work = vi.fn(() => {
      throw new Error('no')
    })
    page.afterFrame(work)
    draw()
    expect(() => vi.advanceTimersByTime(0)).toThrow('no')
    vi.advanceTimersByTime(10_000)
    expect(work).toHaveBeenCalledOnce()
  })

  it('looks the time zone up when it is asked for, and not before', () => {
    const format = vi.spyOn(Intl, 'DateTimeFormat')
    const { page } = createPage(false)
    expect(format).not.toHaveBeenCalled()
    expect(page.getTimezone()).toBe(page.getTimezone())
    expect(format).toHaveBeenCalledOnce()
    format.mockRestore()
  })
})
