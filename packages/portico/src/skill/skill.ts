import { readFileSync } from 'node:fs'
import type { ExitCode, Terminal } from '@portico/service/cli'
import { UsageError } from '@portico/service/cli'
import { findPart } from '../find-part.ts'

/** `portico skill`: prints what a coding agent needs to add sign-in to an app. */
export async function skill(terminal: Terminal, [first]: readonly string[]): Promise<ExitCode> {
  if (first !== undefined) throw new UsageError(`portico skill takes no "${first}".`)
  terminal.say(readFileSync(findPart('skill/SKILL.md') ?? '', 'utf8').trimEnd())
  return 0
}
