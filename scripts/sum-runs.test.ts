import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { inRoot } from './root.mjs'
import { runVitest } from './run-vitest.mjs'
import { nameFailures, nameSecondTries, sumRuns } from './sum-runs.mjs'

const passing = (count: number) => ({
  numPassedTests: count,
  numFailedTests: 0,
  numPendingTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
})

describe('the closing line', () => {
  test('sums every runner', () => {
    const runs = [
      { name: 'a', code: 0, report: passing(3) },
      { name: 'b', code: 1, report: { ...passing(2), numFailedTests: 4 } },
    ]
    expect(sumRuns(runs).line).toBe('5 passed, 4 failed')
  })

  test('counts a runner that wrote no report as a failure, whatever its exit code', () => {
    expect(sumRuns([{ name: 'a', code: 139, report: null }]).line).toBe('0 passed, 1 failed')
    expect(sumRuns([{ name: 'a', code: 0, report: null }]).line).toBe('0 passed, 1 failed')
  })

  test('counts an error outside every test as a failure', () => {
    expect(sumRuns([{ name: 'a', code: 1, report: passing(7) }]).line).toBe('7 passed, 1 failed')
  })

  test('counts a file that could not be loaded as a failure', () => {
    const broken = { status: 'failed', assertionResults: [] }
    const report = { ...passing(1), testResults: [broken, broken] }
    expect(sumRuns([{ name: 'a', code: 1, report }]).line).toBe('1 passed, 2 failed')
  })

  test('counts skipped tests', () => {
    const report = { ...passing(1), numPendingTests: 2, numTodoTests: 1 }
    expect(sumRuns([{ name: 'a', code: 0, report }]).skipped).toBe(3)
  })
})

describe('the list of failures', () => {
  test('has the runner, the file, the test and the reason without its stack', () => {
    const failed = {
      name: inRoot('packages/a.test.ts'),
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a group holds' },
        {
          status: 'failed',
          fullName: 'a group breaks',
          failureMessages: ['Error: one\n+ two\n    at x'],
        },
      ],
    }
    const report = { ...passing(1), numFailedTests: 1, testResults: [failed] }
    expect(nameFailures([{ name: 'Node', code: 1, report }])).toEqual([
      'Node: packages/a.test.ts > a group breaks: Error: one + two',
    ])
  })

  test('lists every distinct reason of a test’s failed tries', () => {
    const failureMessages = ['Error: one\n    at x', 'Error: two', 'Error: one\n    at y']
    const assertionResults = [{ status: 'failed', fullName: 'breaks', failureMessages }]
    const failed = { name: inRoot('a.test.ts'), status: 'failed', assertionResults }
    const report = { ...passing(1), numFailedTests: 1, testResults: [failed] }
    expect(nameFailures([{ name: 'Node', code: 1, report }])).toEqual([
      'Node: a.test.ts > breaks: Error: one; then Error: two',
    ])
  })

  test('includes a file that could not be loaded, but no runner that passed', () => {
    const broken = {
      name: inRoot('b.test.ts'),
      status: 'failed',
      message: 'Error: no',
      assertionResults: [],
    }
    const report = { ...passing(0), testResults: [broken] }
    expect(nameFailures([{ name: 'Node', code: 1, report }])).toEqual([
      'Node: b.test.ts: Error: no',
    ])
    expect(nameFailures([{ name: 'Node', code: 0, report: passing(3) }])).toEqual([])
  })

  test('includes an error outside every test, with its place', () => {
    const stray = {
      message: 'Error: closed\nsee above',
      place: 'at open (a.ts:3:1)',
      file: inRoot('a.test.ts'),
      test: 'holds',
    }
    const run = { name: 'Node', code: 1, report: passing(1) }
    expect(nameFailures([{ ...run, strayErrors: [stray] }])).toEqual([
      'Node: outside every test, Error: closed see above at open (a.ts:3:1) during a.test.ts > holds',
    ])
    expect(nameFailures([run])).toEqual([
      'Node: exit code 1 though no test failed; its output says why',
    ])
  })
})

describe('a test that passes at its second try', () => {
  test('is listed with the reason why the first try failed', () => {
    const again = {
      name: inRoot('packages/a.test.ts'),
      status: 'passed',
      assertionResults: [
        { status: 'passed', fullName: 'holds', failureMessages: [] },
        { status: 'passed', fullName: 'wavers', failureMessages: ['Error: one\n    at x'] },
      ],
    }
    const report = { ...passing(2), testResults: [again] }
    expect(nameSecondTries([{ name: 'Node', code: 0, report }])).toEqual([
      'Node: packages/a.test.ts > wavers: Error: one',
    ])
    expect(nameFailures([{ name: 'Node', code: 0, report }])).toEqual([])
  })
})

describe('a real runner', () => {
  // inside the repository, so that the tests find vitest
  const folder = mkdtempSync(inRoot('node_modules/.sum-runs-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const sumOf = async (name: string, source: string) => {
    return sumRuns([await runOf(name, source)]).line
  }
  const runOf = (name: string, source: string) => {
    writeFileSync(join(folder, `${name}.test.mjs`), source)
    const args = ['--root', folder, '--config', 'none.mjs', `${name}.test.mjs`]
    writeFileSync(join(folder, 'none.mjs'), 'export default {}')
    return runVitest({ name, args, show: false })
  }
  const test1 = "import { test } from 'vitest'; test('passes', () => {});"

  test('with a process that is killed during the run fails', async () => {
    const line = await sumOf('killed', `${test1} process.kill(process.pid, 'SIGKILL')`)
    expect(line).toMatch(/ [1-9]\d* failed$/)
  })

  test('with an unhandled rejection fails, and lists the rejection', async () => {
    const run = await runOf('unhandled', `${test1} Promise.reject(new Error('lost'))`)
    expect(sumRuns([run]).line).toBe('1 passed, 1 failed')
    expect(nameFailures([run])).toEqual([
      expect.stringMatching(
        /^unhandled: outside every test, Error: lost at .*unhandled\.test\.mjs/,
      ),
    ])
  })

  test('reports a test that passed only on a retry', async () => {
    const source =
      "let n = 0; test('wavers', { retry: 1 }, () => { if (n++ === 0) throw new Error('one') })"
    const run = await runOf('wavers', `import { test } from 'vitest'; ${source}`)
    expect(sumRuns([run]).line).toBe('1 passed, 0 failed')
    expect(nameSecondTries([run])).toHaveLength(1)
  })

  test('that cannot be started fails', async () => {
    const run = await runVitest({ name: 'none', args: [], node: 'no-such-node', show: false })
    expect(sumRuns([run]).line).toBe('0 passed, 1 failed')
  })

  test('prints the closing line last when run by npm test, and exits with status 0 on success', () => {
    const { stdout, status } = spawnSync(
      process.execPath,
      ['scripts/test.mjs', '--project', 'unit', 'foundation/limits'],
      { cwd: inRoot(), encoding: 'utf8', env: { ...process.env, VITEST: undefined } },
    )
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^[1-9]\d* passed, 0 failed$/)
    expect(status).toBe(0)
  }, 60_000)
})
