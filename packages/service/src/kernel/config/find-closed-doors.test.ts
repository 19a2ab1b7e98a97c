import { createTestProject } from '@portico/testkit/world'
import { expect, test } from 'vitest'
import type { ProjectConfig } from './config.ts'
import { findClosedDoors } from './find-closed-doors.ts'

const find = (changes: Partial<ProjectConfig>) => findClosedDoors([createTestProject(changes)])
const url = 'https://app.example.com/authenticate'
const hosted = (signInMethods: ProjectConfig['identityProvider']['signInMethods']) => ({
  identityProvider: { ...createTestProject().identityProvider, signInMethods },
})

test('a private project without pages for its links is warned that nobody new can sign up', () => {
  expect(find({ privateMode: true, redirectUrls: [] })).toEqual([
    expect.stringMatching(/^Example: privateMode .* signup or login$/),
    expect.stringMatching(/^Example: privateMode .* reset_password$/),
  ])
  expect(find({ privateMode: true, redirectUrls: [{ url, kinds: ['login'] }] })).toEqual([
    expect.stringContaining('the kind reset_password'),
  ])
})

test('a hosted page with passkeys alone is reported: nobody new can sign up', () => {
  expect(find(hosted(['passkeys']))).toEqual([expect.stringContaining('only passkeys')])
})

test('nothing is reported if new users can sign up', () => {
  const redirectUrls = [{ url, kinds: ['signup', 'reset_password'] as const }]
  expect(find({ privateMode: true, redirectUrls })).toEqual([])
  expect(find({ redirectUrls: [] })).toEqual([])
  expect(find(hosted(['passkeys', 'otp']))).toEqual([])
})
