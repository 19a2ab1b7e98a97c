import type { ClockPort } from '../foundation/ports.ts'

/** A clock that moves only when a test moves it. */
export interface FakeClock extends ClockPort {
  /** Runs everything that is ready, without moving the time. */
  settle(): Promise<void>
  /** Moves the time on, and runs the timers that become due, in order. */
  pass(milliseconds: number): Promise<void>
  /** Moves the time on as during sleep: no timer runs. */
  sleep(milliseconds: number): void
}

/** Waits for one turn of the event loop. */
const nextTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(0)
  })

/** Makes a clock. @param start - milliseconds since 1970 */
export function createFakeClock(start = Date.parse('2026-01-02T03:04:05Z')): FakeClock {
  let now = start
  let timers: { at: number; work: () => void }[] = []
  const settle = async () => {
    for (let turn = 0; turn < 10; turn++) await nextTurn()
  }
  return {
    now: () => now,
    after(milliseconds, work) {
      const timer = { at: now + milliseconds, work }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    settle,
    sleep(milliseconds) {
      now += milliseconds
    },
    async pass(milliseconds) {
      await settle()
      const end = now + milliseconds
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
        if (!next) break
        timers = timers.filter((other) => other !== next)
        now = Math.max(now, next.at)
        next.work()
        await settle()
      }
      now = end
    },
  }
}
