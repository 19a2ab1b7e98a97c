import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadFingerprint } from './load-fingerprint.ts'
import { loadRecaptcha } from './load-recaptcha.ts'
import { loadScript } from './load-script.ts'

interface FakeScript {
  src: unknown
  async: boolean
  onload(): void
  onerror(): void
  remove(): void
}

/** The scripts that a page's head was given. */
let scripts: FakeScript[] = []
const last = (): FakeScript => {
  const script = scripts.at(-1)
  if (!script) throw new Error('no script was added')
  return script
}

beforeEach(() => {
  scripts = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => scripts.pop() }),
    head: { append: (script: FakeScript) => scripts.push(script) },
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('a provider’s script', () => {
  it('is loaded once for all callers', async () => {
    const both = Promise.all([
      loadScript('https://a.example/1.js'),
      loadScript('https://a.example/1.js'),
    ])
    expect(scripts).toHaveLength(1)
    expect(last().src).toBe('https://a.example/1.js')
    last().onload()
    await both
  })

  it('is requested again when it could not be loaded', async () => {
    const first = loadScript('https://a.example/2.js')
    last().onerror()
    await expect(first).rejects.toThrow('The script https://a.example/2.js could not be loaded.')
    expect(scripts).toEqual([])
    const second = loadScript('https://a.example/2.js')
    last().onload()
    await second
  })

  it('of reCAPTCHA is executed with the key of the project', async () => {
    const execute = vi.fn(async () => 'token')
    const loading = loadRecaptcha('key/1')
    expect(last().src).toBe('https://www.google.com/recaptcha/enterprise.js?render=key%2F1')
    Object.assign(window, {
      grecaptcha: { enterprise: { ready: (go: () => void) => go(), execute } },
    })
    last().onload()
    expect(await (await loading).execute('LOGIN')).toBe('token')
    expect(execute).toHaveBeenCalledWith('key/1', { action: 'LOGIN' })
  })

  it('of a fingerprint is called with public token and address', async () => {
    const GetTelemetryID = vi.fn(async () => 'telemetry-id')
    const loading = loadFingerprint('https://cdn.example')
    expect(last().src).toBe('https://cdn.example/telemetry.js')
    Object.assign(window, { GetTelemetryID })
    last().onload()
    expect(await (await loading).identify('public-token', 'https://dfp.example/submit')).toBe(
      'telemetry-id',
    )
    expect(GetTelemetryID).toHaveBeenCalledWith('public-token', 'https://dfp.example/submit')
  })

  it('that is not the expected script is reported as such', async () => {
    const loading = loadFingerprint('https://other.example')
    last().onload()
    await expect(loading).rejects.toThrow('The fingerprint script did not start.')
  })
})
