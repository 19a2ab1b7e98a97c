import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../.cache/locks/', import.meta.url))

/**
 * Does something that only one process may do at a time, such as packing: a package is built in its own folder meanwhile.
 * A lock whose process has ended counts for nothing.
 */
export async function withLock<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  const lock = join(folder, name)
  mkdirSync(folder, { recursive: true })
  while (!take(lock)) await new Promise((resolve) => setTimeout(resolve, 50))
  try {
    return await act()
  } finally {
    rmSync(lock, { force: true })
  }
}

function take(lock: string): boolean {
  try {
    // fails when the file is there
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isHeld(lock)) rmSync(lock, { force: true })
    return false
  }
}

function isHeld(lock: string): boolean {
  try {
    const owner = Number(readFileSync(lock, 'utf8'))
    // between its creation and its content, it has no owner yet
    return owner === 0 || process.kill(owner, 0)
  } catch {
    return false
  }
}
