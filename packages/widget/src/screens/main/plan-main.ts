import type { ProjectBootstrap } from '@portico/client'
import { formSection, type Method, type Section, type Tab } from '../../flow/method.ts'
import type { LoginConfig } from '../../kernel/config/login-config.ts'
import { toProductIds } from '../../kernel/config/to-product-ids.ts'

/** What Main shows for a configuration. */
export interface MainPlan {
  /** Whether nothing can be drawn, or two forms claim one place; `findConfigFault` says what is wrong. */
  readonly isFaulty: boolean
  /** Whether it names something that the project does not have. */
  readonly isMisconfigured: (project: ProjectBootstrap) => boolean
  /** Loads what stands above all sections. */
  readonly lead: Method['lead']
  /** In configured order; the form stands where the first product with a tab stood. */
  readonly sections: readonly (Section | typeof formSection)[]
  readonly tabs: readonly PlannedTab[]
}

/** A tab and what its form would do without it, for a person whose way that is. */
export interface PlannedTab extends Tab {
  readonly next: Tab['toAction'] | undefined
  /** The ids of the methods whose screens its submit leads to. */
  readonly owners: readonly string[]
}

/**
 * Lays Main out (specification section 2): sections and tabs in configured order, none twice. A tab that is claimed
 * twice stays where it was first claimed and goes to the lowest rank.
 *
 * @param methods - the registry
 */
export function planMain(config: LoginConfig, methods: readonly Method[]): MainPlan {
  const chosen = toProductIds(config.products).flatMap(
    (id) => methods.find((method) => method.id === id) ?? [],
  )
  const claims: Record<string, (Tab & { owner: string })[]> = {}
  const sections: (Section | typeof formSection)[] = []
  for (const method of chosen) {
    sections.push(...(method.sections?.(config) ?? []))
    for (const tab of method.tabs?.(config) ?? []) {
      if (!sections.includes(formSection)) sections.push(formSection)
      const claim = { ...tab, owner: method.id }
      claims[tab.id] = [...(claims[tab.id] ?? []), claim].sort((a, b) => a.rank - b.rank)
    }
  }
  const rivals = Object.values(claims)
  return {
    isFaulty:
      sections.length === 0 || rivals.some((tabs) => tabs.filter(({ rank }) => rank).length > 1),
    isMisconfigured: (project) =>
      chosen.some((method) => method.isMisconfigured?.(config, project)),
    lead: chosen.find((method) => method.lead)?.lead,
    sections,
    tabs: rivals.flatMap((tabs) => {
      const [first, second] = tabs
      const owners = tabs.map(({ owner }) => owner)
      return first ? { ...first, next: second?.toAction, owners } : []
    }),
  }
}
