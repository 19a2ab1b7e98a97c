import { once } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startEstimateWorker } from './estimate-in-worker.ts'
import { parkWorker, takeParkedWorker } from './parked-worker.ts'

const start = async () => {
  const worker = await startEstimateWorker(20_000)
  if (!worker) throw new Error('The worker did not start.')
  return worker
}

const clear = async () => {
  await (await takeParkedWorker())?.terminate()
}

// a service of another test file may have left a worker
beforeEach(clear)
afterEach(async () => {
  vi.useRealTimers()
  await clear()
})

test('a parked worker is taken over once', async () => {
  const worker = await start()
  await parkWorker(worker)
  expect(await takeParkedWorker()).toBe(worker)
  expect(takeParkedWorker()).toBeNull()
  await worker.terminate()
})

test('at most one is parked: the next one ends', async () => {
  const [first, second] = [await start(), await start()]
  await parkWorker(first)
  const ended = once(second, 'exit')
  await parkWorker(second)
  await ended
  expect(await takeParkedWorker()).toBe(first)
  await first.terminate()
})

test('a worker that ends while it is parked is not taken over', async () => {
  const worker = await start()
  await parkWorker(worker)
  await worker.terminate()
  expect(takeParkedWorker()).toBeNull()
})

test('a parked worker ends when it is not taken over', async () => {
  const worker = await start()
  vi.useFakeTimers()
  await parkWorker(worker)
  const ended = once(worker, 'exit')
  vi.advanceTimersByTime(10_000)
  await ended
  expect(takeParkedWorker()).toBeNull()
})
