import { describe, expect, it } from 'vitest'
import '../../testing/loaded-calls.ts'
import './passkeys.ts'
import { holdAnswer, refuse } from '../../testing/fake-service.ts'
import {
  autofill,
  createPasskeyWorld,
  follow,
  webauthn_registration_id,
} from '../../testing/passkey-world.ts'

// that no rejection stays unhandled, the runner itself sees to

describe('one request at a time', () => {
  it('the button interrupts autofill, which resumes with a fresh challenge after a cancel', async () => {
    const { clock, client, webauthn } = createPasskeyWorld()
    const waiting = follow(autofill(client))
    await clock.settle()
    expect(webauthn.getPending()).toMatchObject({ isConditional: true, challenge: 'challenge-1' })
    const button = follow(client.webauthn.authenticate())
    await clock.settle()
    expect(webauthn.getPending()).toMatchObject({ isConditional: false, challenge: 'challenge-2' })
    webauthn.refuse('NotAllowedError')
    await clock.settle()
    expect(button.result).toMatchObject({ code: 'cancelled' })
    expect(webauthn.getPending()).toMatchObject({ isConditional: true, challenge: 'challenge-3' })
    webauthn.pick()
    await clock.settle()
    expect(waiting.result).toMatchObject({ webauthn_registration_id })
  })

  it('autofill resumes when the service refuses the button’s credential', async () => {
    const { clock, service, client, webauthn } = createPasskeyWorld()
    service.on('POST /webauthn/authenticate', () => refuse(404, 'webauthn_registration_not_found'))
    follow(autofill(client))
    await clock.settle()
    follow(client.webauthn.authenticate())
    await clock.settle()
    webauthn.pick()
    await clock.settle()
    expect(webauthn.requests).toEqual(['get conditional', 'get', 'get conditional'])
  })

  it('autofill ends silently when the button signed in', async () => {
    const { clock, client, webauthn } = createPasskeyWorld()
    const waiting = follow(autofill(client))
    await clock.settle()
    follow(client.webauthn.authenticate())
    await clock.settle()
    webauthn.pick()
    await clock.settle()
    expect(waiting.result).toBeNull()
    expect(webauthn.getPending()).toBeUndefined()
  })

  it('two clients on a page do not interfere with each other', async () => {
    const { clock, client, connect, webauthn } = createPasskeyWorld()
    const other = connect()
    follow(autofill(client))
    await clock.settle()
    const button = follow(other.webauthn.authenticate())
    await clock.settle()
    webauthn.refuse('NotAllowedError')
    await clock.settle()
    expect(button.result).toMatchObject({ code: 'cancelled' })
    expect(webauthn.requests).toEqual(['get conditional', 'get', 'get conditional'])
  })

  it('a second press replaces the first', async () => {
    const { clock, client, webauthn } = createPasskeyWorld()
    const first = follow(client.webauthn.authenticate())
    await clock.settle()
    const second = follow(client.webauthn.authenticate())
    await clock.settle()
    expect(first.result).toMatchObject({ code: 'interrupted', name: 'AbortError' })
    webauthn.pick()
    await clock.settle()
    expect(second.result).toMatchObject({ webauthn_registration_id })
  })

  it('a press replaces an earlier request that is still calling the service', async () => {
    const { clock, service, client, webauthn } = createPasskeyWorld()
    const held = holdAnswer()
    service.on('POST /webauthn/register/start', () => held.reply)
    const first = follow(client.webauthn.register())
    await clock.settle()
    follow(client.webauthn.authenticate())
    await clock.settle()
    expect(first.result).toMatchObject({ code: 'interrupted' })
    expect(webauthn.requests).toEqual(['get'])
  })

  it('WA-08 leaving and coming back twenty times leaves one request, and none after the last', async () => {
    const { clock, client, webauthn } = createPasskeyWorld()
    for (let count = 0; count < 20; count++) {
      const controller = new AbortController()
      const call = follow(autofill(client, controller.signal))
      if (count % 2) await clock.settle()
      controller.abort()
      if (count % 3) await clock.settle()
      await clock.settle()
      expect(call.result).toMatchObject({ name: 'AbortError' })
    }
    expect(webauthn.getPending()).toBeUndefined()
    const last = new AbortController()
    follow(autofill(client, last.signal))
    await clock.settle()
    expect(webauthn.getPending()).toMatchObject({ isConditional: true })
    last.abort()
    await clock.settle()
    expect(webauthn.getPending()).toBeUndefined()
  })

  it('a browser that ignores an abort is not waited for', async () => {
    const { clock, client, webauthn } = createPasskeyWorld({ isDeaf: true })
    const controller = new AbortController()
    const call = follow(autofill(client, controller.signal))
    await clock.settle()
    controller.abort()
    await clock.pass(1_000)
    expect(call.result).toMatchObject({ name: 'AbortError' })
    webauthn.refuse('NotAllowedError') // later than anybody cares
    await clock.settle()
  })

  it('autofill gets a fresh challenge before the old one expires, once the page is visible', async () => {
    const { clock, tab, client, webauthn } = createPasskeyWorld()
    const call = follow(autofill(client))
    await clock.pass(260_000)
    expect(webauthn.getPending()).toMatchObject({ challenge: 'challenge-1' })
    await clock.pass(20_000)
    expect(webauthn.getPending()).toMatchObject({ challenge: 'challenge-2' })
    webauthn.show(false)
    await clock.pass(600_000)
    expect(webauthn.getPending()).toMatchObject({ challenge: 'challenge-2' })
    webauthn.show(true)
    tab.events.dispatchEvent(new Event('visibilitychange'))
    await clock.settle()
    expect(webauthn.getPending()).toMatchObject({ challenge: 'challenge-3' })
    webauthn.pick()
    await clock.settle()
    expect(call.result).toMatchObject({ webauthn_registration_id })
  })
})
