import type { Environment } from '../../kernel/config/environment.ts'

/** The environment of a command: its input and output. */
export interface Terminal {
  readonly env: Environment
  readonly workingFolder: string
  /** The account of the process as the system reports it, for environments without a variable for it, such as cron. */
  readonly account?: string
  /** Whether a person can be asked: input and output are a terminal. */
  readonly isInteractive?: boolean
  /** Prints a line to standard output. */
  say(line: string): void
  /** Prints a line to standard error. */
  complain(line: string): void
  /** Replaces the line drawn before; missing without an interactive terminal. */
  draw?(text: string): void
}

/** The exit code of the process. */
export type ExitCode = 0 | 1 | 2
