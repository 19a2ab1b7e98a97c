import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toClientName } from './to-client-name.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

test.each<[string | undefined, string, string | null, boolean]>([
  ['Fieldnotes', 'https://app.example/cb', 'Fieldnotes', false],
  ['Fieldnotes', 'no address', 'Fieldnotes', false],
  ['', 'https://app.example:8443/cb', 'app.example', false],
  [undefined, 'http://127.0.0.1:3000/cb', '127.0.0.1', false],
  ['', 'com.example.app:/cb', null, false],
  ['', 'no address', null, true],
  [undefined, '', null, true],
])(
  'the app named %j at %j is shown as %j, with a warning: %j',
  (name, redirectUri, called, warns) => {
    expect(toClientName(name, redirectUri)).toBe(called)
    expect(vi.mocked(console.warn).mock.calls.length > 0).toBe(warns)
  },
)
