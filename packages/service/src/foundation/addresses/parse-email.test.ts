import { describe, expect, test } from 'vitest'
import { parseEmail } from './parse-email.ts'

describe('reading an e-mail address', () => {
  test.each([
    ['ada@example.com', 'ada@example.com', 'ada@example.com'],
    [
      'Ada.Lovelace+tag@Example.COM',
      'Ada.Lovelace+tag@Example.COM',
      'ada.lovelace+tag@example.com',
    ],
    ['  ada@example.com ', 'ada@example.com', 'ada@example.com'],
    ["o'hara@example.ie", "o'hara@example.ie", "o'hara@example.ie"],
    ['ａｄａ＠example．com', 'ada@example.com', 'ada@example.com'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
    ['ada@XN--BCHER-KVA.example', 'ada@XN--BCHER-KVA.example', 'ada@xn--bcher-kva.example'],
    ['用户@例子.广告', '用户@xn--fsqu00a.xn--4rr70v', '用户@xn--fsqu00a.xn--4rr70v'],
    ['Jose\u0301@example.com', 'José@example.com', 'josé@example.com'],
    ['a@b.co', 'a@b.co', 'a@b.co'],
    // these are valid by the HTML standard's pattern
    ['a..b@docomo.ne.jp', 'a..b@docomo.ne.jp', 'a..b@docomo.ne.jp'],
    ['ada.@docomo.ne.jp', 'ada.@docomo.ne.jp', 'ada.@docomo.ne.jp'],
    ['.ada@example.com', '.ada@example.com', '.ada@example.com'],
    ['\u202A\u200Bada@example.com\u00A0\uFEFF\u202C', 'ada@example.com', 'ada@example.com'],
  ])('B6: %j is sent to %s and compared as %s', (text, address, canonical) => {
    expect(parseEmail(text)).toEqual({ address, canonical })
  })

  test('PWD-07 a dotless i is a different address', () => {
    expect(parseEmail('mıke@example.com').canonical).not.toBe(
      parseEmail('mike@example.com').canonical,
    )
  })

  test.each([
    '',
    'ada',
    '@example.com',
    'ada@',
    'ada@example',
    'ada@@example.com',
    'a@x.com,b@y.com',
    'a@x.com;b@y.com',
    'a@x.com b@y.com',
    '"e@attacker.com"@victim.com',
    '"ada"@example.com',
    'a@x(c)evil.com',
    'a(c)@x.com',
    'group:a@x.com;',
    'Ada <ada@example.com>',
    '<ada@example.com>',
    'ada@example.com\r\nBcc: eve@evil.com',
    'ada@example.com\n',
    '\nada@example.com',
    'ada\0@example.com',
    'ada@exam\tple.com',
    'ada@.example.com',
    'ada@example.com.',
    'ada@example..com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@exa_mple.com',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
    'ada@1.2.3.4',
    'ada@ex%61mple.com',
    'ada@example.com/path',
    'ada@℀.com',
    'ada@example。com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a'.repeat(64)}.com`,
    `ada@${'abcdefghi.'.repeat(25)}com`,
    'a\u202Eda@example.com',
    'a\u200Bda@example.com',
    'a da@example.com',
    `${'x'.repeat(2_000)}@example.com`,
  ])('ML-10 %j is refused', (text) => {
    expect(() => parseEmail(text)).toThrow('Email format is invalid.')
  })
})
