/** A disk that is soon full, in memory; needs root. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** True where disks may be mounted. */
export const canMount = process.getuid?.() === 0

/**
 * Mounts one.
 *
 * @param kilobytes its size
 * @throws Error where the system does not let it
 */
export function mountSmallDisk(kilobytes: number): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'portico-disk-'))
  const run = (command: string, args: readonly string[]) => {
    const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`${command} failed: ${stderr}`)
  }
  run('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder])
  chmodSync(folder, 0o777)
  return {
    folder,
    remove: () => {
      // Lazily: somebody may hold a file there still.
      run('umount', ['-l', folder])
      rmdirSync(folder)
    },
  }
}
