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

/** What waits for a reader that is slow; characters. */
const mostWaiting = 1_048_576
const retryMs = 100

/**
 * Writes to a file descriptor, each line at once: what was logged before a crash is there after it.
 *
 * @param descriptor standard output unless told
 */
export function createLogOutput(descriptor = 1): LogOutput {
  let dropped = 0
  /** Of these the log has not been told yet. */
  let untold = 0
  let isCut = false
  let waiting = ''
  let isRetrying = false

  /** @returns what a slow reader did not take yet; throws where nothing can be written */
  const writeBytes = (text: string): string => {
    let bytes = Buffer.from(text)
    while (bytes.length > 0) {
      try {
        bytes = bytes.subarray(writeSync(descriptor, bytes))
      } catch (error) {
        if (!isBusy(error)) {
          isCut = bytes.length < Buffer.byteLength(text)
          throw error
        }
        return bytes.toString()
      }
    }
    return ''
  }

  const drop = (count: number) => {
    dropped += count
    untold += count
  }

  /** Half a line was written before the disk was full: the next one starts anew. */
  const write = (text: string) => {
    const told = untold === 0 ? '' : toDropLine(untold)
    try {
      waiting = writeBytes(`${isCut ? '\n' : ''}${told}${text}`)
      isCut = false
      untold = 0
    } catch {
      drop(countLines(text))
    }
    if (waiting === '' || isRetrying) return
    isRetrying = true
    setTimeout(retry, retryMs).unref()
  }

  const retry = () => {
    isRetrying = false
    const text = waiting
    waiting = ''
    write(text)
  }

  return {
    get dropped() {
      return dropped
    },
    write(line) {
      if (waiting === '') write(line)
      else if (waiting.length + line.length > mostWaiting) drop(1)
      else waiting += line
    },
  }
}

/** The reader has not caught up; it may. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EAGAIN'

const countLines = (text: string): number => text.split('\n').length - 1

/** In the log's own shape. */
function toDropLine(lines: number): string {
  const time = new Date().toISOString()
  const message = 'the log could not be written for a while'
  return `${JSON.stringify({ level: 'error', time, dropped_lines: lines, message })}\n`
}
