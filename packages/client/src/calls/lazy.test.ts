import { describe, expect, it } from 'vitest'
import { accountNames } from '../client/account-names.ts'
import type { Methods } from '../client/client.ts'
import type { AccountCalls } from '../client/create-account-calls.ts'
import { createCallContext } from '../client/create-call-context.ts'
import { createSessionApi } from '../client/session-api.ts'
import { PorticoAPIUnreachableError } from '../foundation/errors/errors.ts'
import { createBootstrap } from '../kernel/project/bootstrap.ts'
import { createRequest } from '../kernel/request/request.ts'
import { createCalls as createCryptoWallets } from '../methods/crypto/crypto.ts'
import { createCalls as createMagicLinks } from '../methods/email-magic-links/email-magic-links.ts'
import { createMethods } from '../methods/index.ts'
import { createCalls as createOauth } from '../methods/oauth/oauth.ts'
import { createCalls as createOtps } from '../methods/otp/otp.ts'
import { createCalls as createWebauthn } from '../methods/passkeys/passkeys.ts'
import { createCalls as createPasswords } from '../methods/passwords/passwords.ts'
import { createMirror } from '../session/mirror.ts'
import { createSessionCookies } from '../session/session-cookies.ts'
import { createSessionStore } from '../session/session-store.ts'
import { createFakeBrowser, options, publicToken } from '../testing/fake-browser.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeService } from '../testing/fake-service.ts'
import { delegate, loadOnce } from './lazy.ts'

function createParts() {
  const clock = createFakeClock()
  const service = createFakeService(clock)
  const { ports } = createFakeBrowser({ clock, fetch: service.fetch }).openTab()
  const storageKey = 'key'
  const reportError = () => {}
  const closed = new AbortController().signal
  const getHeaders = () => ({})
  const cookies = createSessionCookies(ports, {}, storageKey)
  const store = createSessionStore({
    mirror: createMirror(ports, storageKey, closed),
    cookies,
    reportError,
  })
  const wire = createRequest({
    ports,
    baseUrl: '',
    publicToken,
    hasSession: () => false,
    closed,
    reportError,
    getHeaders,
  })
  const bootstrap = createBootstrap({ ports, publicToken, storageKey, call: wire.call })
  const parts = { ports, publicToken, storageKey, options, wire, store, cookies, bootstrap }
  const context = createCallContext({ ...parts, baseUrl: '', getHeaders, reportError, closed })
  return { store, cookies, context }
}

/** Every call, as `part.name`. */
const listCalls = (part: object, path = ''): string[] =>
  Object.entries(part).flatMap(([name, value]) =>
    typeof value === 'function' ? [`${path}${name}`] : listCalls(value, `${path}${name}.`),
  )

describe('the lazily loaded calls', () => {
  it('have the same names as the code that implements them', () => {
    const { context } = createParts()
    const behind = {
      ...context.account,
      cryptoWallets: createCryptoWallets(context),
      magicLinks: createMagicLinks(context),
      oauth: createOauth(context),
      otps: createOtps(context),
      passwords: createPasswords(context),
      webauthn: createWebauthn(context),
    }
    const load = async () => context
    const names = {
      ...delegate<AccountCalls>(async () => context.account, accountNames),
      ...createMethods(load, load),
    }
    expect(listCalls(names).sort()).toEqual(listCalls(behind).sort())
  })
})

describe('the code of the calls', () => {
  it('is loaded once, by the first call', async () => {
    const { context } = createParts()
    let loads = 0
    const load = loadOnce(async () => {
      loads++
      return context
    })
    expect(loads).toBe(0)
    expect(await Promise.all([load(), load()])).toEqual([context, context])
    expect(loads).toBe(1)
  })

  it('is loaded again after a failure, and the call fails like any other', async () => {
    const { context } = createParts()
    const answers: Promise<typeof context>[] = [Promise.reject(new TypeError('offline'))]
    const load = loadOnce(() => answers.shift() ?? Promise.resolve(context))
    const { otps } = createMethods(load, load) as Methods // what the entries stand for
    const error = await otps.authenticate('123456', 'method-1').catch((caught) => caught)
    expect(error).toBeInstanceOf(PorticoAPIUnreachableError)
    expect(error.message).toBe('Unable to contact our servers.')
    expect(await load()).toBe(context)
  })

  it('is not needed to sign out locally', async () => {
    const { store, cookies } = createParts()
    const load = loadOnce(() => Promise.reject(new TypeError('offline')))
    const { session: calls } = delegate<AccountCalls>(load, accountNames)
    const session = createSessionApi(store, cookies, calls, load)
    let isCleared = false
    store.subscribe(({ state }) => {
      isCleared = state.session === null
    })
    await expect(session.revoke()).rejects.toThrow('Unable to contact our servers.')
    expect(isCleared).toBe(false)
    await expect(session.revoke({ forceClear: true })).rejects.toThrow()
    expect(isCleared).toBe(true)
  })
})
