import { describe, expect, test } from 'vitest'
import { toNearTimeText, toTimeText } from './time-words.ts'

const at = Date.UTC(2026, 10, 22, 14, 32)

describe('a time', () => {
  test.each([
    ['en', '22 Nov 2026, 14:32 (Lisbon)', '14:32', '23 Nov 2026, 14:32'],
    ['de', '22. Nov. 2026, 14:32 (Westeuropäische Zeit)', '14:32', '23. Nov. 2026, 14:32'],
    ['fi', '22.11.2026 klo 14.32 (Länsi-Euroopan aika)', '14.32', '23.11.2026 klo 14.32'],
    ['ja', '2026年11月22日 14:32 (西ヨーロッパ時間)', '14:32', '2026年11月23日 14:32'],
    ['ko', '2026년 11월 22일 14:32 (서유럽 시간)', '14:32', '2026년 11월 23일 14:32'],
    ['ar', '22 نوفمبر 2026، 14:32 (توقيت غرب أوروبا)', '14:32', '23 نوفمبر 2026، 14:32'],
  ] as const)('is written as %s writes it', (language, whole, near, next) => {
    const timeZone = 'Europe/Lisbon'
    expect(toTimeText(at, timeZone, language)).toBe(whole)
    expect(toNearTimeText(at, { at, timeZone }, language)).toBe(near)
    expect(toNearTimeText(at + 86_400_000, { at, timeZone }, language)).toBe(next)
    expect(toNearTimeText(at, { at, timeZone: null }, language)).toBe(`${near} UTC`)
  })

  test.each([
    ['en', 'Sao Paulo'],
    ['pt-BR', 'Horário Padrão de Brasília'],
    ['ru', 'Бразилия, стандартное время'],
  ] as const)('names its zone in %s', (language, zone) => {
    expect(toTimeText(at, 'America/Sao_Paulo', language)).toContain(`(${zone})`)
    expect(toTimeText(at, null, language)).toContain('(UTC)')
  })
})
