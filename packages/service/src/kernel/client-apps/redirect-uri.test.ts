import { describe, expect, test } from 'vitest'
import { findRedirectUriError, isRedirectUriOf } from './redirect-uri.ts'

describe('OP-02 a redirect URI', () => {
  test.each(['web', 'native'] as const)('of a %s app may be https, or loopback', (type) => {
    for (const uri of [
      'https://app.example.com',
      'https://app.example.com/callback?from=portico',
      'https://app.example.com:8443/callback',
      'http://localhost:3000/callback',
      'http://127.0.0.1/callback',
      'http://[::1]:8080/',
    ]) {
      expect(findRedirectUriError(uri, type), uri).toBeNull()
    }
  })

  test('B5: of a native app may have a scheme of its own', () => {
    for (const uri of [
      ...[
        'com.example.app:/callback',
        'io.example:/',
        'com.example.app://callback',
        'myapp:/callback',
      ],
      ...[
        'cursor://anysphere.cursor-mcp/oauth/callback',
        'vscode://publisher.extension/did-sign-in',
      ],
      ...[
        'raycast://oauth?package_name=Extension',
        'claude://callback',
        'web2app://x',
        'msal1://auth',
      ],
    ]) {
      expect(findRedirectUriError(uri, 'native'), uri).toBeNull()
      expect(findRedirectUriError(uri, 'web'), uri).not.toBeNull()
    }
  })

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java.script:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'javascript://x/%0aalert(1)',
    'vbscript:/x',
    'data:/text',
    'blob://x',
    'about://blank',
    'view-source://x',
    'filesystem:/x',
    'ftp://x/',
    'wss://x/',
    'mailto:/x',
    'intent://scan/#Intent;end',
    'intent://scan/',
    'ms-settings:/x',
    'search-ms:/x',
    'chrome://settings/',
    'chrome-extension://abcdefghijklmnop/page.html',
    'c:/windows',
    'myapp:callback',
    'my_app:/callback',
    'MyApp:/callback',
    'cursor://user:secret@x/callback',
    'cursor://x/a/../b',
    'urn:/x',
    'com.example.app:/callback#x',
    'http://app.example.com/',
    'http://127.0.0.1.evil.example/',
    'http://localhost.evil.example/',
    'http://10.0.0.1/',
    'https://*.example.com/',
    'https://app.example.com/callback#',
    'https://app.example.com/%2e%2e/callback\t',
    'https://app.example.com\\evil',
    '/callback',
    '',
  ])('may not be %j', (uri) => {
    expect(findRedirectUriError(uri, 'web')).toMatch(/^must /)
    expect(findRedirectUriError(uri, 'native')).toMatch(/^must /)
  })
})

describe('OP-01 the redirect URI of a request', () => {
  test('must equal the registered one, character by character', () => {
    const registered = 'https://app.example.com/callback'
    expect(isRedirectUriOf(registered, registered, 'web')).toBe(true)
    for (const asked of [
      `${registered}/`,
      `${registered}?x=1`,
      `${registered}#x`,
      'https://APP.example.com/callback',
      'https://app.example.com:443/callback',
      'https://app.example.com/a/../callback',
    ]) {
      expect(isRedirectUriOf(registered, asked, 'web'), asked).toBe(false)
      expect(isRedirectUriOf(registered, asked, 'native'), asked).toBe(false)
    }
  })

  test('of a native app may name any port of its loopback address, and nothing else', () => {
    const registered = 'http://127.0.0.1/callback'
    expect(isRedirectUriOf(registered, 'http://127.0.0.1:49152/callback', 'native')).toBe(true)
    expect(isRedirectUriOf(registered, 'http://127.0.0.1:49152/callback', 'web')).toBe(false)
    for (const asked of [
      'http://127.0.0.1:80@evil.example/callback',
      'http://127.0.0.1:49152/callback?x=1',
      'http://127.0.0.1:49152/callback#x',
      'http://127.0.0.2:49152/callback',
      'http://localhost:49152/callback',
      'http://127.1:49152/callback',
      'http://2130706433:49152/callback',
      'https://127.0.0.1:49152/callback',
      'http://127.0.0.1:49152/a/../callback',
    ]) {
      expect(isRedirectUriOf(registered, asked, 'native'), asked).toBe(false)
    }
    expect(
      isRedirectUriOf('https://app.example.com/', 'https://app.example.com:8443/', 'native'),
    ).toBe(false)
  })
})
