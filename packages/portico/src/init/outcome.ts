/** What `portico init` tells, people and programs. */
import type { Terminal } from '@portico/service/cli'
import { getFramework } from '../setup/find-framework.ts'
import type { PackageManager } from '../setup/package-manager.ts'
import type { Manual, Plan } from '../setup/plan.ts'
import type { SetupRecord } from '../setup/record.ts'

/** The document of `--json`: names of secrets, never their values. */
export interface Outcome {
  readonly framework: string
  readonly isChanged: boolean
  readonly written: readonly { readonly path: string; readonly change: 'created' | 'edited' }[]
  readonly environment: { readonly file: string; readonly names: readonly string[] } | null
  readonly dependencies: Readonly<Record<string, string>>
  /** What the developer has to write. */
  readonly manual: readonly Manual[]
  readonly service: string
  readonly page: string
  readonly next: readonly string[]
}

/** @param plan missing when it was done before */
export function toOutcome(
  record: SetupRecord,
  manager: PackageManager,
  plan?: Plan,
  { isDryRun = false, isInstalled = true } = {},
): Outcome {
  const { label, page } = getFramework(record.framework)
  const needsInstall = plan?.manifest != null && !isInstalled
  const { environment } = plan ?? record
  return {
    framework: label,
    isChanged: plan !== undefined && !isDryRun,
    written: (plan?.files ?? []).map(({ path, before }) => ({
      path,
      change: before === null ? 'created' : 'edited',
    })),
    environment: environment && { file: environment.file, names: environment.names },
    dependencies: plan?.dependencies ?? record.dependencies,
    manual: plan?.manual ?? [],
    service: record.service.url,
    page: `http://localhost:${record.port}${page}`,
    next: [
      ...(isDryRun ? ['Run it without --dry-run'] : []),
      ...(needsInstall ? [manager.toCommand('install', []).join(' ')] : []),
      ...(plan?.manual ?? []).map(({ path, where }) => `Add the lines to ${path}, ${where}`),
      manager.toCommand('execute', ['portico', 'dev']).join(' '),
    ],
  }
}

/**
 * Tells it to a person.
 *
 * @param options.goesOn whether the next step is done at once
 */
export function printOutcome(
  { say }: Terminal,
  outcome: Outcome,
  { goesOn }: { readonly goesOn: boolean },
): void {
  const { framework, isChanged, written, environment, manual, next } = outcome
  if (written.length === 0 && !isChanged)
    say(`Portico is set up here already (${framework}). Nothing was changed.`)
  else say(`${framework}${isChanged ? '' : ', without writing anything'}:`)
  for (const { path, change } of written) say(`  ${change.padEnd(8)} ${path}`)
  if (environment && written.length > 0)
    say(`  keys     ${environment.file}: ${environment.names.join(', ')}`)
  for (const { path, lines, where } of manual)
    say(`\nThe place for these lines was not found. Add them to ${path}, ${where}:\n\n${lines}\n`)
  if (!goesOn) say(`\nNext: ${next.join('\n      ')}`)
}
