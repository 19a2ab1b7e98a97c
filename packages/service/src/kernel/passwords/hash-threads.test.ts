import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { countHashThreads, hashOnThread, verifyOnThread } from './hash-threads.ts'

const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

test('a hash made on one thread verifies on another, and only for its text', async () => {
  const hashes = await Promise.all(['one', 'two', 'three'].map((text) => hashOnThread(text, cost)))
  expect(new Set(hashes).size).toBe(3)
  const [stored = ''] = hashes
  const checks = ['one', 'two', 'caf\u00e9\0', ''].map((text) => verifyOnThread(stored, text))
  expect(await Promise.all(checks)).toEqual([true, false, false, false])
})

test('a thread reports a malformed hash, and continues', async () => {
  await expect(verifyOnThread('no hash', 'text')).rejects.toThrow()
  const stored = await hashOnThread('text', cost)
  expect(await verifyOnThread(stored, 'text')).toBe(true)
})

test.runIf(process.platform === 'linux')(
  'threads that hash have a lower priority than the event loop, which keeps its own',
  async () => {
    const before = getPriority()
    await hashOnThread('text', cost)
    // The 19th field of a thread's line is its niceness (proc(5)); only the second field may contain spaces.
    const priorities = readdirSync('/proc/self/task').map((thread) =>
      Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]),
    )
    expect(priorities).toContain(Math.min(19, before + 10))
    expect(getPriority(process.pid)).toBe(before)
  },
)

test.each([
  ['a hash on every core of a Linux machine', [2, 'linux', null], 2],
  ['one on the only core', [1, 'linux', null], 1],
  ['a core left to the event loop where threads have one priority', [4, 'darwin', null], 3],
  ['one on the only core there as well', [1, 'win32', null], 1],
  ['a core left of a quota of CPU time', [8, 'linux', 4], 3],
  ['one within a quota of less than a core', [8, 'linux', 0.5], 1],
  ['no more than there are cores, however large the quota', [2, 'linux', 16], 1],
] as const)('%s', (_what, [cores, platform, quota], expected) => {
  expect(countHashThreads(cores, platform, quota)).toBe(expected)
})
