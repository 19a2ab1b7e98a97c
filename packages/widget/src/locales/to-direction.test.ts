import { expect, test } from 'vitest'
import { toDirection } from './to-direction.ts'

test.each(['ar', 'ar-EG', 'he', 'iw', 'fa-IR', 'ur', 'ckb', 'ks-Arab', 'pa-Arab-PK'])(
  '"%s" is written from right to left',
  (locale) => expect(toDirection(locale)).toBe('rtl'),
)

test.each(['en', 'de', 'arn', 'zh-Hant', 'ja', 'hi', 'pa', 'sr-Latn'])(
  '"%s" is written from left to right',
  (locale) => expect(toDirection(locale)).toBe('ltr'),
)
