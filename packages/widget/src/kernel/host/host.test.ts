import { type Client, nameErrors, PorticoSDKUsageError } from '@portico/client'
import { describe, expect, test, vi } from 'vitest'
import { createHost } from './host.ts'
import type { Callbacks } from './host-events.ts'
import { MessageError } from './message-error.ts'

function open(callbacks?: Callbacks) {
  const reportError = vi.fn()
  const log = vi.fn()
  const internals = Symbol.for('portico.client.internals')
  // only the internals are read
  const client = { [internals]: { reportError, eventLog: { log } } } as unknown as Client
  const element = new EventTarget()
  const heard: Event[] = []
  for (const name of ['stytch-event', 'stytch-error']) {
    element.addEventListener(name, (event) => heard.push(event))
  }
  return { host: createHost(client, element, () => callbacks), heard, reportError, log }
}

describe('the host interface', () => {
  test('an event reaches the callback and the element', () => {
    const onEvent = vi.fn()
    const { host, heard } = open({ onEvent })
    host.emit({ type: 'AUTHENTICATE_FLOW_COMPLETE', data: {} })
    expect(onEvent.mock.calls).toEqual([[{ type: 'AUTHENTICATE_FLOW_COMPLETE', data: {} }]])
    expect(heard).toHaveLength(1)
    expect(heard[0]).toMatchObject({
      type: 'stytch-event',
      composed: true,
      stytchEventType: 'AUTHENTICATE_FLOW_COMPLETE',
      stytchEventData: {},
    })
  })

  test('an error reaches the callback, the element and the reporter', () => {
    const onError = vi.fn()
    const { host, heard, reportError } = open({ onError })
    nameErrors('Portico') // another file of the same process may have chosen compatible names
    const error = new MessageError('Email format is invalid.')
    host.report(error)
    expect(onError.mock.calls).toEqual([[error]])
    expect(reportError.mock.calls).toEqual([[error]])
    expect(heard[0]).toMatchObject({ type: 'stytch-error', composed: true, error })
  })

  test('a thrown value that is not an Error is wrapped in one', () => {
    const onError = vi.fn()
    open({ onError }).host.report('broken')
    expect(onError.mock.calls[0]?.[0]).toEqual(new Error('broken'))
  })

  test('a host callback that throws does not stop the widget, and its error is thrown later', () => {
    const later = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => {})
    const fault = new Error('of the host')
    const { host, heard } = open({
      onEvent: () => {
        throw fault
      },
    })
    expect(() => host.emit({ type: 'AUTHENTICATE_FLOW_COMPLETE', data: {} })).not.toThrow()
    expect(heard).toHaveLength(1)
    expect(later.mock.calls[0]?.[0]).toThrow(fault)
    later.mockRestore()
  })

  test('log entries keep their details', () => {
    const { host, log } = open()
    const details = { email: 'ada@example.com', type: 'login_or_create_eml' } as const
    host.log('email_sent', details)
    expect(log.mock.calls).toEqual([['email_sent', details]])
  })
})

test('a form error is a usage error with the form’s sentence as its message', () => {
  const error = new MessageError('Invalid email address.')
  expect(error).toBeInstanceOf(PorticoSDKUsageError)
  expect([error.name, error.message]).toEqual(['PorticoSDKUsageError', 'Invalid email address.'])
})
