import { expect, test, vi } from 'vitest'
import { createText } from '../../kernel/text/create-text.ts'
import { sharedText } from '../../locales/en/shared.ts'
import type { FormContext } from '../method.ts'
import { toSendEmail } from './to-send-email.ts'

function submit(typed: string) {
  const call = vi.fn(async (email: string) => ({ email }))
  const done = vi.fn()
  const change = vi.fn()
  const context = {
    change,
    text: createText(sharedText),
    widget: {},
  } as unknown as FormContext<never> // only these are read
  const send = toSendEmail<never>('error.invalidEmail', () => ({ call, done }))
  return { call, done, change, sent: send(context, typed, new AbortController().signal) }
}

test('an address is sent as it was typed, and the flow continues when the form says so', async () => {
  const { call, done, change, sent } = submit('ada@example.com')
  const goOn = await sent
  expect(change.mock.calls).toEqual([])
  expect(call.mock.calls[0]?.[0]).toBe('ada@example.com')
  expect(done.mock.calls).toEqual([])
  goOn()
  expect(done.mock.calls).toEqual([[{ email: 'ada@example.com' }, 'ada@example.com']])
})

test('a pasted address is cleaned, and the field shows what is sent', async () => {
  const { call, change, sent } = submit(' Ada <ada@example.com>;')
  await sent
  expect(change.mock.calls).toEqual([['ada@example.com']])
  expect(call.mock.calls[0]?.[0]).toBe('ada@example.com')
})

test('what is no address is refused without a request, in the words that the user reads', async () => {
  const { call, sent } = submit('ada@')
  await expect(sent).rejects.toMatchObject({ message: sharedText['error.invalidEmail'] })
  expect(call.mock.calls).toEqual([])
})
