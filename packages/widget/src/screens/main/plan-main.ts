import type { ProjectBootstrap } from '@portico/client'
import { formSection, type Method, type Section, type Tab } from '../../flow/method.ts'
import type { LoginConfig } from '../../kernel/config/login-config.ts'
import { toProductIds } from '../../kernel/config/to-product-ids.ts'

/** The content of Main for a configuration. */
export interface MainPlan {
  /** Whether nothing can be drawn, or two forms would be under one tab; `findConfigFault` finds the reason. */
  readonly isFaulty: boolean
  /** Whether the configuration refers to something that the project does not have. */
  readonly isMisconfigured: (project: ProjectBootstrap) => boolean
  /** Loads the component above all sections. */
  readonly lead: Method['lead']
  /** The sections in configured order. The form is in the place of the first product with a tab. */
  readonly sections: readonly (Section | typeof formSection)[]
  readonly tabs: readonly PlannedTab[]
}

/** A tab, and the action that its form would have without the winning method, for users of the other method. */
export interface PlannedTab extends Tab {
  readonly next: Tab['toAction'] | undefined
  /** The ids of the methods whose screens a submit can lead to. */
  readonly owners: readonly string[]
}

/**
 * Plans Main (specification section 2): sections and tabs in configured order, each once. If several methods offer a
 * tab, it stays in the place of the first, and the method with the lowest rank gets it.
 *
 * @param methods - all methods
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
