import type { Plan } from '../plans.ts'
import type { TestedProvider } from '../providers/tested-provider.ts'
import { runModule, type Verdict } from './run-module.ts'

export interface PlanResult {
  readonly plan: string
  readonly verdicts: readonly Verdict[]
}

/** Runs every module of every plan, one after the other: they share the provider's clock. */
export async function runPlans(
  provider: TestedProvider,
  plans: readonly Plan[],
): Promise<PlanResult[]> {
  const results: PlanResult[] = []
  for (const { name, variant, modules } of plans) {
    const verdicts: Verdict[] = []
    for (const module of modules) verdicts.push(await runModule(module, provider, variant))
    results.push({ plan: name, verdicts })
  }
  return results
}

/** The modules that failed, each once. */
export function findFailed(results: readonly PlanResult[]): Verdict[] {
  const failed = results.flatMap(({ verdicts }) =>
    verdicts.filter(({ outcome }) => outcome === 'FAILED'),
  )
  return [...new Map(failed.map((verdict) => [verdict.module, verdict])).values()]
}
