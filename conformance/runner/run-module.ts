import { loadMetadata } from '../checks/discovery.ts'
import type { TestedProvider } from '../providers/tested-provider.ts'
import { Failure } from './failure.ts'
import type { Module, Variant } from './module.ts'

export type Outcome = 'PASSED' | 'WARNING' | 'SKIPPED' | 'FAILED'

export interface Verdict {
  readonly module: string
  readonly outcome: Outcome
  /** Why it failed, warned, or passed without showing everything. */
  readonly reasons: readonly string[]
}

/** Runs one module; whatever it throws becomes its verdict. */
export async function runModule(
  module: Module,
  provider: TestedProvider,
  variant: Variant,
): Promise<Verdict> {
  const warnings = new Set<string>()
  const notes = new Set<string>()
  try {
    await module.run({
      provider,
      variant,
      metadata: await loadMetadata(provider),
      warn: (reason) => warnings.add(reason),
      note: (reason) => notes.add(reason),
    })
  } catch (cause) {
    const reason = cause instanceof Failure ? cause.message : `broke off: ${String(cause)}`
    return { module: module.name, outcome: 'FAILED', reasons: [reason, ...warnings] }
  }
  // What a provider refuses as unsupported was not tried: it is no pass.
  const passed = notes.size > 0 ? 'SKIPPED' : 'PASSED'
  const outcome = warnings.size > 0 ? 'WARNING' : passed
  return { module: module.name, outcome, reasons: [...warnings, ...notes] }
}
