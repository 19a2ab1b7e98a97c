import { expect, test } from 'vitest'
import { onceAtATime } from './once-at-a-time.ts'

test('who asks while a question is open gets the same answer; afterwards it is asked anew, also after a failure', async () => {
  let asked = 0
  const ask = onceAtATime(async () => {
    asked += 1
    if (asked === 1) throw new Error('Refused.')
    return asked
  })
  const both = await Promise.allSettled([ask(), ask()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(asked).toBe(1)
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2])
  expect(await ask()).toBe(3)
})
