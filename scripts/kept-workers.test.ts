import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { inRoot } from './root.mjs'
import { binOf } from './run.mjs'

// inside the project, so that vitest is found from there
mkdirSync(inRoot('.cache'), { recursive: true })
const folder = mkdtempSync(inRoot('.cache', 'kept-'))
const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
afterEach(() => {
  for (const close of closers.splice(0).reverse()) close()
})

test('watch mode reuses the worker process for the next run, and ends it on exit', async () => {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write(
    'vitest.config.mjs',
    `import { keptWorkers } from '../../scripts/kept-workers.mjs'
    export default { test: { pool: keptWorkers, isolate: false } }`,
  )
  write('value.mjs', 'export const value = 1')
  write(
    'value.test.mjs',
    `import { test } from 'vitest'
    import { value } from './value.mjs'
    test('value', () => console.log(\`value \${value} in \${process.pid} end\`))`,
  )
  // it must look like no part of the run that this test belongs to
  const { VITEST, VITEST_POOL_ID, VITEST_WORKER_ID, CI, ...env } = process.env
  const args = [binOf('vitest'), 'watch', '--root', folder]
  const watching = spawn(process.execPath, args, { env, stdio: ['pipe', 'pipe', 'inherit'] })
  closers.push(() => watching.kill('SIGKILL'))
  let output = ''
  watching.stdout.on('data', (chunk) => {
    output += chunk
  })
  const read = () =>
    [...output.matchAll(/value (\d) in (\d+) end/g)].map(([, value, pid]) => [value, pid] as const)

  await expect.poll(read, { timeout: 60_000 }).toHaveLength(1)
  await expect.poll(() => output).toContain('Waiting for file changes')
  write('value.mjs', 'export const value = 2')
  await expect.poll(read, { timeout: 60_000 }).toHaveLength(2)
  const [[first, pid] = [], [second, again] = []] = read()
  expect([first, second, again]).toEqual(['1', '2', pid])

  watching.kill('SIGTERM')
  const isAlive = () => {
    try {
      return process.kill(Number(pid), 0)
    } catch {
      return false
    }
  }
  await expect.poll(isAlive, { timeout: 60_000 }).toBe(false)
})
