import { close, closeSync, fdatasync, fsyncSync, type NoParamCallback, openSync } from 'node:fs'
import { dirname, resolve as toAbsolute } from 'node:path'
import { StorageUnavailableError } from '../storage-unavailable-error.ts'

/** Flushes commits to the disk, on another thread and several at a time. */
export type CommitFlush = ReturnType<typeof createCommitFlush>

/** Writes the contents of an open file to the disk. */
type Sync = (file: number, end: NoParamCallback) => void

/**
 * Creates the flush of one database.
 *
 * @param log the write-ahead log, which must exist from the first commit on and remain the same file
 */
export function createCommitFlush(log: string, sync: Sync = fdatasync) {
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
      const { code = 'EIO' } = error as NodeJS.ErrnoException // the error of a system call
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
    /** The disk's failure, after which nothing may be written any more. */
    get failure() {
      return failure
    },
    /** Reports a commit that wrote to the write-ahead log. */
    committed: () => {
      commits += 1
    },
    /**
     * Resolves when all commits so far are on the disk.
     *
     * @throws {StorageUnavailableError} when the disk failed, and at every later call: the system's cache may then differ
     * from the disk, and another flush would wrongly succeed
     */
    flushed,
    /** Closes the log; nothing may be committed any more. */
    close: async () => {
      await flushed().catch(() => {}) // callers of `flushed` get the error themselves
      const opened = file
      file = null
      if (opened !== null) await new Promise((resolve) => close(opened, resolve))
    },
  }
}

/** Opens the log and flushes its folder as well, which contains the log's name. */
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
