import { afterAll, expect, test } from 'vitest'
import { takeParkedWorker } from './parked-worker.ts'
import { createStrengthMeter } from './strength-meter.ts'

const meter = createStrengthMeter({ timeoutMs: 30_000 })
afterAll(() => meter.stop())

const scoreOf = async (password: string, words: string[] = []) =>
  (await meter.estimate({ password, words })).score

test('common passwords score 0, long random ones 4', async () => {
  expect(await scoreOf('password')).toBe(0)
  expect(await scoreOf('qwertyuiop')).toBe(0)
  expect(await scoreOf('7gQ-!mZv0w.Lr2&x')).toBe(4)
})

test('PWD-10 the user’s and the site’s words count as known', async () => {
  const words = ['lovelace.ada', 'fieldnotes']
  expect(await scoreOf('lovelace.ada1', words)).toBeLessThan(2)
  expect(await scoreOf('lovelace.ada1', words)).toBeLessThan(await scoreOf('lovelace.ada1'))
})

test('the sentences are those of the list', async () => {
  expect(await meter.estimate({ password: 'abcabcabc', words: [] })).toEqual({
    score: 0,
    warning: 'Repeats like "abcabcabc" are only slightly harder to guess than "abc".',
    suggestions: [
      'Add another word or two. Uncommon words are better.',
      'Avoid repeated words and characters.',
    ],
  })
})

test('PWD-11 slow estimates are cut short, and the next one is answered', async () => {
  const hurried = createStrengthMeter({ timeoutMs: 1 })
  const slow = { password: 'P@ssw0rd1'.repeat(8), words: [] }
  await expect(hurried.estimate(slow)).rejects.toMatchObject({
    errorType: 'server_unavailable',
    retryAfterSeconds: 1,
  })
  await hurried.stop()
  expect(await scoreOf('password')).toBe(0)
})

test('PWD-11 a megabyte is as fast as its beginning, and more than may wait are refused', async () => {
  const narrow = createStrengthMeter({ timeoutMs: 30_000, maxWaiting: 3 })
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      narrow.estimate({ password: 'x1!'.repeat(350_000), words: [] }),
    ),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await narrow.stop()
})

test('a stopped meter starts again when it is used', async () => {
  await meter.stop()
  expect(await scoreOf('password')).toBe(0)
})

test('the worker of a stopped meter is parked for the next one, unless it was busy', async () => {
  await (await takeParkedWorker())?.terminate()
  const first = createStrengthMeter({ timeoutMs: 30_000 })
  await first.estimate({ password: 'password', words: [] })
  await first.stop()
  const parked = await takeParkedWorker()
  expect(parked).not.toBeNull()
  await parked?.terminate()

  const second = createStrengthMeter({ timeoutMs: 30_000 })
  const answer = second.estimate({ password: 'password', words: [] })
  await second.stop()
  await answer.catch(() => {})
  expect(takeParkedWorker()).toBeNull()
})
