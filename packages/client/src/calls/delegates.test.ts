import { describe, expect, it } from 'vitest'
import { createBootstrap } from '../bootstrap.ts'
import { StytchAPIUnreachableError } from '../errors.ts'
import { createRequest } from '../request.ts'
import { createMirror } from '../session/mirror.ts'
import { createSessionCookies } from '../session/session-cookies.ts'
import { createSessionStore } from '../session/session-store.ts'
import { createFakeBrowser, options, publicToken } from '../testing/fake-browser.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeService } from '../testing/fake-service.ts'
import { type Calls, createCalls } from './calls.ts'
import { createCallsLoader, createDelegates } from './delegates.ts'

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
  const wire = createRequest({ ports, baseUrl: '', reportError, getHeaders })
  const bootstrap = createBootstrap({ ports, publicToken, storageKey, call: wire.call })
  const parts = { ports, publicToken, storageKey, options, wire, store, cookies, bootstrap }
  return { store, calls: createCalls({ ...parts, baseUrl: '', getHeaders, reportError, closed }) }
}

/** Every call, as `part.name`. */
const listCalls = (part: object, path = ''): string[] =>
  Object.entries(part).flatMap(([name, value]) =>
    typeof value === 'function' ? [`${path}${name}`] : listCalls(value, `${path}${name}.`),
  )

describe('the names of the calls', () => {
  it('are those of the code behind them', () => {
    const { store, calls } = createParts()
    const { refresher, prepareDefence, ...person } = calls
    const behind = listCalls(person).filter((name) => name !== 'session.refresh')
    const names = listCalls(createDelegates(async () => calls, store))
    expect(names.sort()).toEqual(behind.sort())
  })
})

describe('the code of the calls', () => {
  it('is loaded once, by the first call', async () => {
    const { calls } = createParts()
    let loads = 0
    const load = createCallsLoader(async () => {
      loads++
      return calls
    })
    expect(loads).toBe(0)
    expect(await Promise.all([load(), load()])).toEqual([calls, calls])
    expect(loads).toBe(1)
  })

  it('is asked for again after it could not be had, and the call says so as any other', async () => {
    const { store, calls } = createParts()
    const answers: Promise<Calls>[] = [Promise.reject(new TypeError('offline'))]
    const load = createCallsLoader(() => answers.shift() ?? Promise.resolve(calls))
    const { user } = createDelegates(load, store)
    const error = await user.deleteEmail('email-1').catch((caught) => caught)
    expect(error).toBeInstanceOf(StytchAPIUnreachableError)
    expect(error.message).toBe('Unable to contact our servers.')
    expect(await load()).toBe(calls)
  })

  it('is not needed to sign out here', async () => {
    const { store } = createParts()
    const load = createCallsLoader(() => Promise.reject(new TypeError('offline')))
    const { session } = createDelegates(load, store)
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
