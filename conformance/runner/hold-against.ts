import type { Plan } from '../plans.ts'
import type { Subject } from '../subjects/subject.ts'
import type { Verdict } from './run-module.ts'
import { findFailed, runPlans } from './run-plans.ts'
import { toTable } from './to-table.ts'

/** Runs plans, prints the table, closes the subject. @returns what failed */
export async function holdAgainst(plans: readonly Plan[], subject: Subject): Promise<Verdict[]> {
  const results = await runPlans(subject, plans).finally(() => subject.close())
  process.stdout.write(`\n${toTable(subject.name, results)}\n`)
  return findFailed(results)
}
