import { expect, test } from 'vitest'
import { createPortico } from '../create-portico.ts'

const right = { baseUrl: 'https://auth.example.com/', projectId: 'project-test-1', secret: 's' }

test('an address may end with a slash, and is http or https', () => {
  expect(() => createPortico(right)).not.toThrow()
  expect(() => createPortico({ ...right, baseUrl: 'http://localhost:3000' })).not.toThrow()
})

test.each([
  [{ baseUrl: '' }, /baseUrl must be the address of the service/],
  [{ baseUrl: 'auth.example.com' }, /not "auth\.example\.com"/],
  [{ baseUrl: 'file:///etc' }, /baseUrl must be/],
  [{ issuer: 'auth' }, /issuer must be/],
  [{ projectId: '' }, /projectId is empty\. Is its variable set\?/],
  [{ secret: '' }, /secret is empty/],
  [{ projectId: 'project-test-…' }, /projectId contains a character that no projectId has/],
  [{ secret: 'a secret' }, /secret contains a character/],
  [{ projectId: 'public-token-test-1' }, /a public token is for pages/],
])('a wrong option says what to write: %j', (changes, message) => {
  expect(() => createPortico({ ...right, ...changes })).toThrow(message)
})
