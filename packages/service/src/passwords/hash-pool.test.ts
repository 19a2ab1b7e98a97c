import { expect, test } from 'vitest'
import { createHashPool } from './hash-pool.ts'

const createGate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

test('never more run at once than were allowed, and all that were let in run', async () => {
  const pool = createHashPool({ atOnce: 2, mostWaiting: 100 })
  let running = 0
  let most = 0
  const results = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      pool.run(async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setImmediate(resolve))
        running -= 1
        return index
      }),
    ),
  )
  expect(most).toBe(2)
  expect(results).toEqual(Array.from({ length: 50 }, (_, index) => index))
  expect(pool.load).toEqual({ running: 0, waiting: 0 })
})

test('whoever finds the line full is told at once when to come back, and nothing of theirs begins', async () => {
  const pool = createHashPool({ atOnce: 1, mostWaiting: 2 })
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

test('work that fails gives its turn back', async () => {
  const pool = createHashPool({ atOnce: 1, mostWaiting: 1 })
  await expect(pool.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await pool.run(async () => 'next')).toBe('next')
})

test('who leads up to hashing counts too: as many are let in as can run and wait', async () => {
  const pool = createHashPool({ atOnce: 1, mostWaiting: 2 })
  const { open, opened } = createGate()
  const inside = Array.from({ length: 3 }, () => pool.admit(() => opened))
  await expect(pool.admit(async () => {})).rejects.toMatchObject({ retryAfterSeconds: 1 })
  open()
  await Promise.all(inside)
  expect(await pool.admit(async () => 'next')).toBe('next')
})
