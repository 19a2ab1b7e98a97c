import type { Environment } from '../config/environment.ts'

/** The world outside of a command: what it reads and where it writes. */
export interface Terminal {
  readonly env: Environment
  readonly workingFolder: string
  /** Whose process it is, by the system: for where no variable says so, as under cron. */
  readonly account?: string
  /** A line for the person, to standard output. */
  say(line: string): void
  /** A line for the person, to standard error. */
  complain(line: string): void
  /** Draws over the line drawn before, without ending it; missing where nobody watches. */
  draw?(text: string): void
}

/** What a process ends with. */
export type ExitCode = 0 | 1 | 2
