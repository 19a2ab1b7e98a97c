/**
 * Where log lines leave the process. A disk that is full, or a reader that is gone, must not take sign-ins with it:
 * a line that cannot be written is counted and dropped, and the log goes on where there is room again.
 */
import { writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

/** A destination that never fails. */
export interface LogOutput extends DestinationStream {
  /** How many lines were dropped since the start. */
  readonly dropped: number
}

/** What waits for a reader that is slow; bytes. */
const maxWaiting = 1_048_576
const retryMs = 100
const newline = 0x0a

/**
 * Writes to a file descriptor, each line at once: what was logged before a crash is there after it.
 *
 * @param descriptor standard output unless told
 */
export function createLogOutput(descriptor = 1): LogOutput {
  let dropped = 0
  /** Of these the log has not been told yet. */
  let untold = 0
  let isMidLine = false
  /** Bytes, not text: what is left of a line may begin in the middle of a character. */
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let isRetrying = false

  const wait = (bytes: Buffer) => {
    waiting.push(bytes)
    waitingBytes += bytes.length
    if (isRetrying) return
    isRetrying = true
    setTimeout(retry, retryMs).unref()
  }

  const drop = (count: number) => {
    dropped += count
    untold += count
  }

  /** @returns how many lines are lost, a half one among them; what a slow reader did not take yet waits */
  const send = (bytes: Buffer): number => {
    let rest = bytes
    try {
      while (rest.length > 0) {
        const written = writeSync(descriptor, rest)
        if (written > 0) isMidLine = rest[written - 1] !== newline
        rest = rest.subarray(written)
      }
    } catch (error) {
      if (!isBusy(error)) return countLines(rest)
      wait(rest)
    }
    return 0
  }

  /**
   * Only while nothing waits, so that it stands at the start of a line: half of one was written before the disk was full.
   *
   * @returns whether the log knows what it lacks
   */
  const tell = (): boolean => {
    if (untold === 0) return true
    if (send(Buffer.from(`${isMidLine ? '\n' : ''}${toDropLine(untold)}`)) > 0) return false
    untold = 0
    return true
  }

  const retry = () => {
    isRetrying = false
    const bytes = Buffer.concat(waiting)
    waiting = []
    waitingBytes = 0
    drop(send(bytes))
    if (waitingBytes === 0) tell()
  }

  return {
    get dropped() {
      return dropped
    },
    write(line) {
      const bytes = Buffer.from(line)
      const isTold = waitingBytes > 0 || tell()
      // A line behind half a notice would be part of it.
      if (!isTold || waitingBytes + bytes.length > maxWaiting) drop(countLines(bytes))
      else if (waitingBytes > 0) wait(bytes)
      else drop(send(bytes))
    },
  }
}

/** The reader has not caught up; it may. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EAGAIN'

const countLines = (bytes: Buffer): number =>
  bytes.reduce((lines, byte) => lines + (byte === newline ? 1 : 0), 0)

/** In the log's own shape. */
function toDropLine(lines: number): string {
  const time = new Date().toISOString()
  const message = 'the log could not be written for a while'
  return `${JSON.stringify({ level: 'error', time, dropped_lines: lines, message })}\n`
}
