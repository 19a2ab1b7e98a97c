import { expect, test } from 'vitest'
import { toMessageId } from './message-of-challenge.ts'

test('a message is found by its challenge, and no challenge by its message', () => {
  const [one, other] = ['passcode-test-1', 'passcode-test-2']
  expect(toMessageId(one)).toBe(toMessageId(one))
  expect(toMessageId(one)).not.toBe(toMessageId(other))
  expect(toMessageId(one)).toMatch(/^message-[0-9a-f]{32}$/)
})
