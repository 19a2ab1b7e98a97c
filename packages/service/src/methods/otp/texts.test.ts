import { expect, test } from 'vitest'
import { otpWords } from '../../declarations/otp/otp-words.ts'
import { fillText, mailLanguages, toDurationText } from '../../foundation/text/words.ts'

/** GSM 7-bit default alphabet and its extension (3GPP TS 23.038): a message with another letter is sent as UCS-2. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const extended = '^{}\\[~]|€'

/** Counts the segments for which an operator pays. */
function countSegments(text: string): number {
  const isBasic = [...text].every((sign) => basic.includes(sign) || extended.includes(sign))
  const length = isBasic
    ? [...text].reduce((sum, sign) => sum + (extended.includes(sign) ? 2 : 1), 0)
    : text.length
  const [alone, joined] = isBasic ? [160, 153] : [70, 67]
  return length <= alone ? 1 : Math.ceil(length / joined)
}

test.each(mailLanguages)(
  'a code in %s is at most two text messages, with a name of 20 letters',
  (language) => {
    const text = fillText(otpWords[language].text, {
      code: '482913',
      project: 'A'.repeat(20),
      duration: toDurationText(10, language),
    })
    expect(text).not.toMatch(/[{}]/)
    // what the service adds for browsers: the page's host and the code
    expect(countSegments(`${text}\n\n@shop.example.com #482913`)).toBeLessThanOrEqual(2)
  },
)

test('segments are counted by the alphabet of the text', () => {
  expect(
    ['a'.repeat(160), 'a'.repeat(161), '€'.repeat(81), 'я'.repeat(70), 'я'.repeat(71)].map(
      countSegments,
    ),
  ).toEqual([1, 2, 2, 1, 2])
})
