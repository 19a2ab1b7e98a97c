import { close, closeSync, fdatasync, fsyncSync, type NoParamCallback, openSync } from 'node:fs'
import { dirname, resolve as toAbsolute } from 'node:path'
import { StorageUnavailableError } from '../storage-unavailable-error.ts'

/** Brings commits to the disk, on another thread and many at a time. */
export interface CommitFlush {
  /** Why nothing may be written any more: the disk failed. */
  readonly failure: StorageUnavailableError | null
  /** Tells of a commit that wrote something to the write-ahead log. */
  committed(): void
  /**
   * Resolves as soon as all commits so far are on the disk.
   *
   * @throws {StorageUnavailableError} when the disk failed, from then on each time: what the system has in memory may
   * differ from what the disk has, and asking again would say that all is well
   */
  flushed(): Promise<void>
  /** Ends it; nothing may be committed any more. */
  close(): Promise<void>
}

/** Writes an open file's contents to the disk. */
type Sync = (file: number, end: NoParamCallback) => void

/**
 * @param log the write-ahead log; it has to exist from the first commit on, and to stay the same file
 */
export function createCommitFlush(log: string, sync: Sync = fdatasync): CommitFlush {
  const path = toAbsolute(log)
  let commits = 0
  let onDisk = 0
  let file: number | null = null
  let failure: StorageUnavailableError | null = null
  let running: Promise<void> | null = null

  const flush = async () => {
    const reached = commits
    try {
      const opened = file ?? openLog(path)
      file = opened
      await new Promise<void>((resolve, reject) => {
        sync(opened, (error) => (error ? reject(error) : resolve()))
      })
      onDisk = reached
    } catch (error) {
      const { code = 'EIO' } = error as NodeJS.ErrnoException // of a system call
      failure = new StorageUnavailableError(code, { cause: error })
    } finally {
      running = null
    }
  }

  const flushed = async () => {
    const wanted = commits
    while (onDisk < wanted && !failure) {
      running ??= flush()
      await running
    }
    if (failure) throw failure
  }

  return {
    get failure() {
      return failure
    },
    committed: () => {
      commits += 1
    },
    flushed,
    close: async () => {
      await flushed().catch(() => {}) // Whoever waits for it hears of it.
      const opened = file
      file = null
      if (opened !== null) await new Promise((resolve) => close(opened, resolve))
    },
  }
}

/** The folder goes to the disk, too: it names the log since the database was opened. */
function openLog(log: string): number {
  const file = openSync(log, 'r+')
  if (process.platform !== 'win32') {
    const folder = openSync(dirname(log), 'r')
    try {
      fsyncSync(folder)
    } finally {
      closeSync(folder)
    }
  }
  return file
}
