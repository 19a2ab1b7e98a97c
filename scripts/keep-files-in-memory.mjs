import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const prefix = 'portico-tests-'

/** Room for the databases, profiles and installed packages that a run has at one time. */
const leastFree = 4 * 1024 ** 3

/**
 * Makes a folder in memory the place of temporary files, for this process and those that it starts: databases, browser
 * profiles, installed packages. Thousands of small files cost a fraction there of their time on a disk. Where a system
 * has no such place, or too little room, the place stays as it is.
 */
export function keepFilesInMemory() {
  if (!hasRoom() || !canExecute()) return
  removeForgotten()
  const folder = join(memory, `${prefix}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // Postgres runs under another account
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= leastFree && freemem() >= 2 * leastFree
  } catch {
    return false
  }
}

/** Containers often mount it so that no program in it starts. */
function canExecute() {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  const fields = mounts.map((line) => line.split(' ')).findLast(([, place]) => place === memory)
  return fields !== undefined && !fields[3]?.split(',').includes('noexec')
}

/** Removes what processes left that were killed. */
function removeForgotten() {
  for (const name of readdirSync(memory).filter((one) => one.startsWith(prefix))) {
    const isRunning = existsSync(`/proc/${name.slice(prefix.length)}`)
    if (!isRunning) rmSync(join(memory, name), { recursive: true, force: true })
  }
}
