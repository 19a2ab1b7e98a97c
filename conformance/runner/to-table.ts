import type { PlanResult } from './run-plans.ts'

/** `Basic 38/38, Form Post 38/38, …`, followed by whatever did not simply pass. */
export function toTable(subject: string, results: readonly PlanResult[]): string {
  const line = results
    .map(({ plan, verdicts }) => {
      const held = verdicts.filter(({ outcome }) => outcome !== 'FAILED').length
      return `${plan} ${held}/${verdicts.length}`
    })
    .join(', ')
  const remarks = results.flatMap(({ plan, verdicts }) =>
    verdicts
      .filter(({ reasons }) => reasons.length > 0)
      .map(
        ({ module, outcome, reasons }) => `  ${outcome}  ${plan}, ${module}: ${reasons.join('; ')}`,
      ),
  )
  return [`${subject}: ${line}`, ...remarks].join('\n')
}
