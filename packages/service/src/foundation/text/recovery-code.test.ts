import { describe, expect, test } from 'vitest'
import { normalizeUserCode } from '../../identity-provider/device/normalize-user-code.ts'
import { createRecoveryCode, parseRecoveryCode } from './recovery-code.ts'

/** Spellings of the same code by keyboards, word processors and other scripts. */
const spellings: readonly (readonly [string, (code: string) => string])[] = [
  ['as it is', (code) => code],
  ['in capitals', (code) => code.toUpperCase()],
  ['without dashes', (code) => code.replaceAll('-', '')],
  ['with long dashes', (code) => code.replaceAll('-', '\u2013')],
  ['with blanks', (code) => ` ${code.replaceAll('-', '\u00A0')}\n`],
  [
    'full-width',
    (code) => code.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
  ],
  [
    'with Arabic digits',
    (code) => code.replace(/\d/g, (c) => String.fromCharCode(0x660 + Number(c))),
  ],
  ['with marks that are not seen', (code) => `\u202A${code.replaceAll('-', '\u200B-')}\u202C`],
]

describe('a code of letters and digits', () => {
  test.each(spellings)('B2: a recovery code is read %s', (_how, spell) => {
    for (let size = 0; size < 50; size++) {
      const code = createRecoveryCode({
        bytes: (length) => new Uint8Array(length).map((_, at) => at * 7 + size),
      })
      expect(parseRecoveryCode(spell(code))).toBe(code.replaceAll('-', ''))
    }
  })

  test.each(spellings)('B2: the code of a device is read %s', (_how, spell) => {
    expect(normalizeUserCode(spell('WDJB-2M07'))).toBe('WDJB2M07')
  })
})
