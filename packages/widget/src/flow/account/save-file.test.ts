import { expect, test } from 'vitest'
import { toFileName } from './save-file.ts'

const time = '2026-11-25T23:30:00.000Z'

test.each([
  ['Meridian', 'Meridian-2026-11-25.json'],
  ['Prüfstand 7 & Söhne', 'Prüfstand 7 & Söhne-2026-11-25.json'],
  ['AC/DC: "Live"', 'AC-DC- -Live-2026-11-25.json'],
  ['../../etc/passwd', 'etc-passwd-2026-11-25.json'],
  ['..\\Desktop\\', 'Desktop-2026-11-25.json'],
  ['a\u0000b\n', 'a-b-2026-11-25.json'],
  ['...', '2026-11-25.json'],
])('the file of %j is named %s', (project, expected) => {
  expect(toFileName(project, time)).toBe(expected)
})
