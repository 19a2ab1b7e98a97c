import { spawn } from 'node:child_process'
import {
  closeSync,
  constants,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canMount, mountSmallDisk } from '@portico/testkit/storage'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createLogOutput } from './log-output.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})
const open = (file: string, flags: string | number = 'a') => {
  const descriptor = openSync(file, flags)
  closers.push(() => closeSync(descriptor))
  return descriptor
}
/**
 * Has the test advance the time of retries itself. A retry after the descriptor is closed would write into the file that
 * has its number next, such as the database of the process's next test file.
 */
const stopRetries = () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  closers.push(() => void vi.useRealTimers())
}
const makePipe = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-log-'))
  closers.push(() => rmSync(folder, { recursive: true, force: true }))
  const fifo = join(folder, 'pipe')
  await new Promise((resolve) => spawn('mkfifo', [fifo]).once('exit', resolve))
  return fifo
}

describe.runIf(existsSync('/dev/full'))('SVC-20 a log on a full disk', () => {
  test('loses its lines, and nothing else', () => {
    const output = createLogOutput(open('/dev/full'))
    for (let n = 0; n < 3; n += 1) output.write('{"message":"x"}\n')
    expect(output.dropped).toBe(3)
  })
})

test('SVC-20 a reader that is gone loses its lines, and nothing else', async () => {
  const fifo = await makePipe()
  const reader = openSync(fifo, constants.O_RDONLY | constants.O_NONBLOCK)
  const output = createLogOutput(open(fifo, constants.O_WRONLY | constants.O_NONBLOCK))
  closeSync(reader)
  output.write('x\n')
  expect(output.dropped).toBe(1)
})

test.runIf(canMount)(
  'SVC-20 once there is room the log continues with whole lines, and says how many are missing',
  () => {
    const disk = mountSmallDisk(64)
    closers.unshift(disk.remove)
    const file = join(disk.folder, 'portico.log')
    const output = createLogOutput(open(file))
    const line = `${JSON.stringify({ level: 'info', message: 'x'.repeat(300) })}\n`
    for (let n = 0; n < 400; n += 1) output.write(line)
    const lost = output.dropped
    expect(lost).toBeGreaterThan(100)
    writeFileSync(file, '')
    output.write('{"message":"again"}\n')
    expect(output.dropped).toBe(lost)
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').filter(Boolean)
    expect(lines.map((text) => JSON.parse(text))).toMatchObject([
      { level: 'error', dropped_lines: lost },
      { message: 'again' },
    ])
  },
)

test('SVC-20 a slow reader gets every line in order, and the service does not wait for it', async () => {
  const fifo = await makePipe()
  const reader = open(fifo, constants.O_RDONLY | constants.O_NONBLOCK)
  const output = createLogOutput(open(fifo, constants.O_WRONLY | constants.O_NONBLOCK))
  // These lines are more than a pipe's buffer holds.
  const lines = Array.from(
    { length: 3_000 },
    (_, n) => `${JSON.stringify({ n, pad: 'x'.repeat(40) })}\n`,
  )
  for (const line of lines) output.write(line)
  const heard: string[] = []
  const chunk = Buffer.alloc(65_536)
  await vi.waitUntil(
    () => {
      try {
        heard.push(chunk.toString('utf8', 0, readSync(reader, chunk)))
      } catch {
        // The pipe is empty for now.
      }
      return heard.join('').length === lines.join('').length
    },
    { timeout: 30_000 },
  )
  expect(heard.join('')).toBe(lines.join(''))
  expect(output.dropped).toBe(0)
})

test('SVC-20 a slow reader is told of lost lines between two others, and no character is cut in two', async () => {
  const fifo = await makePipe()
  const reader = open(fifo, constants.O_RDONLY | constants.O_NONBLOCK)
  const output = createLogOutput(open(fifo, constants.O_WRONLY | constants.O_NONBLOCK))
  stopRetries()
  // The character has three bytes, so the pipe's buffer ends in the middle of one.
  const pad = '€'.repeat(3_000)
  const total = 300
  for (let n = 0; n < total; n += 1) output.write(`${JSON.stringify({ n, pad })}\n`)
  const lost = output.dropped
  expect(lost).toBeGreaterThan(100)
  const heard: Buffer[] = []
  const chunk = Buffer.alloc(10_007)
  const hear = () => {
    try {
      heard.push(Buffer.from(chunk.subarray(0, readSync(reader, chunk))))
    } catch {
      // The pipe is empty for now.
    }
    vi.advanceTimersByTime(100)
    return Buffer.concat(heard).includes('dropped_lines')
  }
  for (let n = 0; n < 1_000 && !hear(); n += 1);
  expect(output.dropped).toBe(lost)
  const lines = Buffer.concat(heard).toString().trimEnd().split('\n')
  const kept = Array.from({ length: total - lost }, (_, n) => ({ n, pad }))
  expect(lines.slice(0, -1).map((line) => JSON.parse(line))).toEqual(kept)
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ level: 'error', dropped_lines: lost })
})

test.each(['x'.repeat(10_000), '€'.repeat(3_333)])(
  'SVC-20 what is buffered for a reader that never returns is limited in bytes',
  async (text) => {
    const fifo = await makePipe()
    open(fifo, constants.O_RDONLY | constants.O_NONBLOCK)
    stopRetries()
    const output = createLogOutput(open(fifo, constants.O_WRONLY | constants.O_NONBLOCK))
    for (let n = 0; n < 200; n += 1) output.write(`${text}\n`)
    expect(output.dropped).toBeGreaterThan(80)
    expect(output.dropped).toBeLessThan(100)
  },
)
