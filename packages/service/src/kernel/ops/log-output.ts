/**
 * Writes log lines out of the process. A full disk or a closed reader must not stop sign-ins: a line that cannot be
 * written is counted and dropped, and logging continues when there is room again.
 */
import { writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

/** A destination that never fails. */
export interface LogOutput extends DestinationStream {
  /** How many lines were dropped since the start. */
  readonly dropped: number
}

/** The maximum of bytes that wait for a slow reader. */
const maxWaiting = 1_048_576
const retryMs = 100
const newline = 0x0a

/**
 * Writes each line to a file descriptor at once, so that a crash loses no line.
 *
 * @param descriptor standard output by default
 */
export function createLogOutput(descriptor = 1): LogOutput {
  let dropped = 0
  /** The number of dropped lines that no line of the log mentions yet. */
  let untold = 0
  let isMidLine = false
  /** Bytes, because the rest of a line may begin in the middle of a character. */
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

  /**
   * Writes bytes; bytes that a slow reader does not take yet wait.
   *
   * @returns how many lines are lost, a partly written line included
   */
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
   * Logs how many lines were dropped. It runs only while no bytes wait, so that its line begins a new line; after a
   * full disk the last line may be half written.
   *
   * @returns whether the log now mentions all dropped lines
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
      // After a partly written notice, the line would become part of the notice.
      if (!isTold || waitingBytes + bytes.length > maxWaiting) drop(countLines(bytes))
      else if (waitingBytes > 0) wait(bytes)
      else drop(send(bytes))
    },
  }
}

/** True when the reader has not caught up yet: it may read on later. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EAGAIN'

const countLines = (bytes: Buffer): number =>
  bytes.reduce((lines, byte) => lines + (byte === newline ? 1 : 0), 0)

/** Formats the notice like the other lines of the log. */
function toDropLine(lines: number): string {
  const time = new Date().toISOString()
  const message = 'the log could not be written for a while'
  return `${JSON.stringify({ level: 'error', time, dropped_lines: lines, message })}\n`
}
