import { takeTurns } from '@portico/testkit/run'
import { afterAll, describe, expect } from 'vitest'
import { fapi2Plan, type Plan, plans } from './plans.ts'
import { brokenProviders } from './providers/broken/broken-providers.ts'
import type { Mutation } from './providers/broken/mutation.ts'
import { startReference } from './providers/reference/start-reference.ts'
import { findFailed, runPlans } from './runner/run-plans.ts'

const test = takeTurns(import.meta.url)

/** With CONFORMANCE=full every module meets every broken provider, and the table lists all that catch it. */
const isFull = process.env.CONFORMANCE === 'full'

const lines: string[] = []
afterAll(() => {
  process.stdout.write(`\nBroken providers, and what catches them:\n${lines.join('\n')}\n`)
})

const listPlans = (profile: Mutation['profile']) => (profile ? [fapi2Plan] : plans)

/** The plans, cut down to the modules that a broken provider is meant for. */
function selectPlans({ plan: wanted, profile, caughtBy }: Mutation): Plan[] {
  const left = new Set<string>(caughtBy)
  return listPlans(profile)
    .filter(({ name }) => !wanted || name === wanted)
    .map((plan) => ({ ...plan, modules: plan.modules.filter(({ name }) => left.delete(name)) }))
    .filter(({ modules }) => modules.length > 0)
}

test('every test module fails for at least one broken provider', () => {
  const failed = new Set<string>(brokenProviders.flatMap(({ caughtBy }) => [...caughtBy]))
  const idle = [...plans, fapi2Plan].flatMap(({ modules }) =>
    modules.filter(({ name }) => !failed.has(name)),
  )
  expect(idle.map(({ name }) => name)).toEqual([])
})

describe('every broken provider is caught', { retry: 0 }, () => {
  test.each(brokenProviders)('$name', async (broken) => {
    const provider = await startReference(broken)
    const run = runPlans(provider, isFull ? listPlans(broken.profile) : selectPlans(broken))
    const failed = findFailed(await run.finally(() => provider.close()))
    const names = failed.map(({ module }) => module)
    const reason = failed[0]?.reasons[0] ?? 'not caught'
    lines.push(`  ${broken.name}: ${names.join(', ')} (${reason.slice(0, 100)})`)
    expect(names).toEqual(expect.arrayContaining([...broken.caughtBy]))
  })
})
