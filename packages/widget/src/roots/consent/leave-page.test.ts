import { expect, test } from 'vitest'
import { toTarget } from './leave-page.ts'

test.each([
  'https://app.example/cb?code=1&state=s',
  'http://127.0.0.1:3000/cb?error=access_denied',
  'com.example.app:/cb?code=1',
])('the page redirects to %s', (target) => expect(toTarget(target)).toBe(target))

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://app.example/1',
  'about:blank',
  '/cb',
])('the page never redirects to %j', (target) => expect(() => toTarget(target)).toThrow())

test('the page does not redirect when the target is empty', () => {
  expect(toTarget('')).toBeNull()
})
