import type { Actor } from '../../kernel/audit/activity.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'

/** A call of a method's command. The command line has parsed its arguments and opened the database. */
export interface CommandCall {
  readonly project: ProjectConfig
  readonly ports: Pick<Dependencies, 'storage' | 'random' | 'clock' | 'keyRing'>
  /** The operator, for the audit log. */
  readonly actor: Actor
  /** '' for a command without an argument. */
  readonly argument: string
  /** True if the operator asked for JSON; false for a command without `hasJson`. */
  readonly asJson: boolean
  say(line: string): void
  sayJson(value: unknown): void
  complain(line: string): void
}

/** One command of a method. */
export interface MethodCommand {
  /** The name of its only argument. @default it takes none */
  readonly argument?: string
  /** True if it can print JSON. @default false */
  readonly hasJson?: boolean
  /** @returns false when it failed, with a complaint that says what to do */
  run(call: CommandCall): Promise<boolean>
}

/** Commands of a method on the command line, by their second word: `portico phones list`. */
export interface MethodCommands {
  /** The word with which all of them begin. */
  readonly group: string
  readonly summary: string
  readonly usage: string
  readonly commands: Readonly<Record<string, MethodCommand>>
}
