/** Mounts a small disk in memory; needs root. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** True when this process may mount disks. */
export const canMount = process.getuid?.() === 0

/**
 * Mounts a disk.
 *
 * @param kilobytes the disk's size
 * @throws Error when the system refuses the mount
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
      // Unmounts lazily, because a process may still hold a file there.
      run('umount', ['-l', folder])
      rmdirSync(folder)
    },
  }
}
