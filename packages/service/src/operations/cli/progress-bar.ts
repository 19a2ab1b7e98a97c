import type { Terminal } from './terminal.ts'

const width = 30

/** Shows the progress of long work on an interactive terminal; does nothing elsewhere. */
export interface ProgressBar {
  show(done: number, text: string): void
  clear(): void
}

/**
 * Creates a progress bar.
 *
 * @param whole the value of `done` at the end
 */
export function createProgressBar({ draw }: Terminal, whole: number): ProgressBar {
  return {
    show(done, text) {
      const share = whole > 0 ? Math.min(1, done / whole) : 1
      const filled = Math.round(share * width)
      const bar = '#'.repeat(filled).padEnd(width, '-')
      draw?.(`[${bar}] ${String(Math.floor(share * 100)).padStart(3)} %  ${text}`)
    },
    clear: () => draw?.(''),
  }
}
