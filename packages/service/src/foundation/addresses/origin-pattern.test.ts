import { describe, expect, test } from 'vitest'
import { hostileOrigins, previewOrigin, previewPattern } from '../../testing/hostile-origins.ts'
import { findPatternError, matchesOriginPattern } from './origin-pattern.ts'

describe('an origin pattern', () => {
  test.each([
    [previewPattern, previewOrigin],
    [previewPattern, 'https://shop-a-team.example.app'],
    [previewPattern, 'https://shop---team.example.app'],
    ['https://*-abc.github.io', 'https://feature-abc.github.io'],
    ['https://abc-*.pages.example.com', 'https://abc-x1.pages.example.com'],
    ['https://shop-*.example.app:8443', 'https://shop-7.example.app:8443'],
  ])('%s is accepted, and %s fits it', (pattern, origin) => {
    expect(findPatternError(pattern)).toBeNull()
    expect(matchesOriginPattern(pattern, origin)).toBe(true)
  })

  test.each(hostileOrigins)('is fitted by no origin with %s', (_trick, origin) => {
    expect(matchesOriginPattern(previewPattern, origin)).toBe(false)
  })

  test.each([
    ['https://shop-*.example.app:8443', 'https://shop-7.example.app'],
    ['https://shop-*.example.app:8443', 'https://shop-7.example.app:8444'],
    ['https://abc*.example.app', 'https://abc.example.app'],
    // a * that would complete the prefix of punycode
    ['https://xn-*abc.example.app', 'https://xn--1abc.example.app'],
    ['https://*abc.example.app', 'https://xn--abc.example.app'],
  ])('%s is not fitted by %s', (pattern, origin) => {
    expect(findPatternError(pattern)).toBeNull()
    expect(matchesOriginPattern(pattern, origin)).toBe(false)
  })

  test.each([
    '*',
    'https://*',
    'https://*.app',
    'https://shop-*.app',
    'https://shop.*.example.app',
    'https://shop.example-*.app',
    'https://shop-**-team.example.app',
    'https://shop-*-*.example.app',
    'http://shop-*-team.example.app',
    'shop-*-team.example.app',
    'HTTPS://shop-*-team.example.app',
    'https://Shop-*-team.example.app',
    'https://shop-*-team.example.app/',
    'https://shop-*-team.example.app/path',
    'https://shop-*-team.example.app?a',
    'https://user@shop-*-team.example.app',
    'https://shop-*@evil.example.app',
    'https://shop-*-team.example.app.',
    'https://shop-*-team..example.app',
    'https://shop_*-team.example.app',
    'https://sh\u00f6p-*-team.example.app',
    'https://shop-*-team.192.0.2.7',
    'https://shop-*-team.example.app\n',
    'https://shop-fix-team.example.app',
    'null',
    '',
  ])('is refused if it is like %j', (pattern) => {
    expect(findPatternError(pattern)).toMatch(/^must be like "https:\/\/shop-\*-team/)
    expect(matchesOriginPattern(pattern, previewOrigin)).toBe(false)
  })

  test.each([
    ['https://shop-*-team.example.app:443', /without the port 443/],
    ['https://shop-*-team.example.app:08443', /spelled as browsers/],
    ['https://shop-*-team.example.app:99999', /spelled as browsers/],
    ['https://xn--shop-*.example.app', /must not begin with "xn--"/],
    ['https://*.example.app', /at least 3 fixed letters or digits/],
    ['https://a-*-b.example.app', /at least 3 fixed letters or digits/],
    ['https://---*.example.app', /at least 3 fixed letters or digits/],
  ])('says what is wrong with %s', (pattern, message) => {
    expect(findPatternError(pattern)).toMatch(message)
  })
})
