import { describe, expect, test } from 'vitest'
import { readTestArguments } from './read-test-arguments.mjs'
import { inRoot } from './root.mjs'
import { findKinds } from './test-projects.mjs'

describe('npm test installs, builds and starts only what the chosen tests need', () => {
  test.each([
    ['packages/service/src/methods/otp/otp.test', ['service']],
    ['./packages/service/src/methods/otp/otp.test.ts:12', ['service']],
    [inRoot('packages/client/src/client/create-client.test.ts'), ['unit']],
    ['e2e/keyboard', ['e2e']],
    ['e2e/browsers/', ['browsers']],
    ['e2e/', ['e2e', 'browsers']],
    ['conformance/', ['conformance']],
    ['flow.test', ['unit']],
    ['packages/', ['unit', 'service']],
    ['operations', ['service', 'e2e']],
  ])('the path %s selects %j', (path, kinds) => {
    expect(readTestArguments([path])).toMatchObject({ kinds, isNarrowed: true, args: [path] })
  })

  test('without a path all tests are selected', () => {
    const all = ['unit', 'service', 'e2e', 'browsers', 'conformance']
    expect(readTestArguments([])).toMatchObject({ kinds: all, isNarrowed: false })
    expect(findKinds([])).toEqual(all)
  })

  test('a path that matches nothing selects all kinds of tests', () => {
    expect(readTestArguments(['nowhere']).kinds).toHaveLength(5)
  })

  test('a project is chosen with either syntax of the option', () => {
    expect(readTestArguments(['--project', 'unit']).kinds).toEqual(['unit'])
    expect(readTestArguments(['--project=e2e-alone']).kinds).toEqual(['e2e'])
    expect(readTestArguments(['--project', 'service', 'conformance/']).kinds).toEqual([
      'conformance',
    ])
  })

  test('a value of an option is not a path', () => {
    const given = readTestArguments(['service/src/methods/otp/otp.test', '-t', 'e2e'])
    expect(given.kinds).toEqual(['service'])
    expect(given.args).toEqual(['service/src/methods/otp/otp.test', '-t', 'e2e'])
  })

  test('options of npm test itself are not passed to the runner', () => {
    const given = readTestArguments(['--all'])
    expect(given).toMatchObject({ isAll: true, isWatching: false, isNarrowed: false, args: [] })
    expect(readTestArguments(['--watch', 'otp'])).toMatchObject({ isWatching: true, args: ['otp'] })
  })
})
