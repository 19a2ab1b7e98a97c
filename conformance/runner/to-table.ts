import type { PlanResult } from './run-plans.ts'

/** `Basic 36/38 (2 skipped), Form Post 36/38 (2 skipped), …`, followed by whatever did not simply pass. */
export function toTable(subject: string, results: readonly PlanResult[]): string {
  const line = results
    .map(({ plan, verdicts }) => {
      const count = (wanted: string) => verdicts.filter(({ outcome }) => outcome === wanted).length
      const skipped = count('SKIPPED')
      const held = verdicts.length - skipped - count('FAILED')
      return `${plan} ${held}/${verdicts.length}${skipped > 0 ? ` (${skipped} skipped)` : ''}`
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
