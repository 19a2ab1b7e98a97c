import { expect, test } from 'vitest'
import { isOriginAllowed } from './projects.ts'

test('a development project admits pages on loopback and exactly those on its list', () => {
  const project = {
    allowedOrigins: ['https://app.example.com'],
    originPatterns: [],
    allowLoopback: true,
  }
  const isAdmitted = (origin: string) => isOriginAllowed(project, origin)
  expect(['https://app.example.com', 'http://localhost:3000'].map(isAdmitted)).toEqual([true, true])
  expect(
    [
      'https://app.example.com.evil.example',
      'https://app.example.com/',
      'http://evil.localhost:3000',
      'http://LOCALHOST:3000',
      'null',
    ].map(isAdmitted),
  ).toEqual(Array(5).fill(false))
  expect(isOriginAllowed({ ...project, allowLoopback: false }, 'http://localhost:3000')).toBe(false)
})
