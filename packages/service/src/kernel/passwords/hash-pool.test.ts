import { expect, test } from 'vitest'
import { createHashPool } from './hash-pool.ts'

const createGate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

test('no more hashes run at once than allowed, and every admitted one runs', async () => {
  const pool = createHashPool({ atOnce: 2, maxMs: 100_000 })
  let running = 0
  let max = 0
  const results = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      pool.run(async () => {
        running += 1
        max = Math.max(max, running)
        await new Promise((resolve) => setImmediate(resolve))
        running -= 1
        return index
      }),
    ),
  )
  expect(max).toBe(2)
  expect(results).toEqual(Array.from({ length: 50 }, (_, index) => index))
  expect(pool.load).toEqual({ running: 0, waiting: 0 })
})

test('a full queue is reported at once with when to retry, and the work is not started', async () => {
  const pool = createHashPool({ atOnce: 1, usualMs: 30, maxMs: 90 })
  const { open, opened } = createGate()
  const first = pool.run(() => opened)
  const waiting = [pool.run(async () => 'a'), pool.run(async () => 'b')]
  let hasBegun = false
  await expect(
    pool.run(async () => {
      hasBegun = true
    }),
  ).rejects.toMatchObject({ errorType: 'server_unavailable', retryAfterSeconds: 1 })
  open()
  await first
  expect(await Promise.all(waiting)).toEqual(['a', 'b'])
  expect(hasBegun).toBe(false)
})

test('work that fails releases its slot', async () => {
  const pool = createHashPool({ atOnce: 1 })
  await expect(pool.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await pool.run(async () => 'next')).toBe('next')
})

test('requests that have not started hashing count towards the limit too', async () => {
  const pool = createHashPool({ atOnce: 1, usualMs: 30, maxMs: 90 })
  const { open, opened } = createGate()
  const inside = Array.from({ length: 3 }, () => pool.admit(() => opened))
  await expect(pool.admit(async () => {})).rejects.toMatchObject({ retryAfterSeconds: 1 })
  open()
  await Promise.all(inside)
  expect(await pool.admit(async () => 'next')).toBe('next')
})

test('the queue is limited by time: the longer a hash takes, the fewer requests are admitted', async () => {
  let ms = 0
  const pool = createHashPool({ atOnce: 2, maxMs: 1_000, holdMs: 0, now: () => ms })
  const countPlaces = async () => {
    const { open, opened } = createGate()
    const inside: Promise<void>[] = []
    try {
      for (;;) {
        await pool.verifyRoom()
        inside.push(pool.admit(() => opened))
      }
    } catch (error) {
      expect(error).toMatchObject({ errorType: 'server_unavailable', retryAfterSeconds: 1 })
    }
    open()
    await Promise.all(inside)
    return inside.length
  }
  const hashFor = async (duration: number) => {
    for (let turn = 0; turn < 100; turn += 1) {
      await pool.run(async () => {
        ms += duration
      })
    }
  }
  await hashFor(20)
  expect(await countPlaces()).toBe(100)
  await hashFor(200)
  expect(await countPlaces()).toBe(10)
  // However slow hashing is, the pool admits as many calls as can run at once, and one that waits.
  await hashFor(60_000)
  expect(await countPlaces()).toBe(3)
  await hashFor(20)
  expect(await countPlaces()).toBe(100)
})

test('while one hash runs for too long, no further request is admitted, whatever the average duration', async () => {
  let ms = 0
  const pool = createHashPool({ atOnce: 1, maxMs: 1_000, holdMs: 0, now: () => ms })
  const { open, opened } = createGate()
  const inside = [pool.admit(() => opened), pool.admit(() => opened)]
  await pool.verifyRoom()
  ms = 1_001
  await expect(pool.verifyRoom()).rejects.toThrow('busy')
  await expect(pool.admit(async () => {})).rejects.toMatchObject({ retryAfterSeconds: 1 })
  open()
  await Promise.all(inside)
  expect(await pool.admit(async () => 'next')).toBe('next')
})

test('refusals are delayed to slow down immediate retries, up to a maximum number at a time', async () => {
  const pool = createHashPool({ atOnce: 1, usualMs: 500, maxMs: 1_000, holdMs: 30, maxHeld: 2 })
  const { open, opened } = createGate()
  const inside = [pool.admit(() => opened), pool.admit(() => opened)]
  const told: string[] = []
  const come = (name: string) => pool.verifyRoom().catch(() => told.push(name))
  const coming = ['held', 'held too', 'not held'].map(come)
  await Promise.all(coming)
  expect(told).toEqual(['not held', 'held', 'held too'])
  // A refusal that is no longer held frees its place for the next one.
  const again = come('held again')
  await again
  expect(told).toHaveLength(4)
  open()
  await Promise.all(inside)
  await pool.verifyRoom()
})

test('every admitted request gets a slot, even when hashing has become slower since', async () => {
  let ms = 0
  const pool = createHashPool({ atOnce: 1, usualMs: 100, maxMs: 1_000, now: () => ms })
  const done = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      pool.admit(() =>
        pool.run(async () => {
          ms += 60_000
          await new Promise((resolve) => setImmediate(resolve))
          return index
        }),
      ),
    ),
  )
  expect(done).toHaveLength(10)
})
