import type { LoginConfig } from '../config/login-config.ts'
import { normalizeProducts } from '../config/normalize-products.ts'
import { formSection, type Method, type Section, type Tab } from '../flow/method.ts'

/** What Main shows for a configuration. */
export interface MainPlan {
  /** Whether nothing can be drawn, or two forms claim one place; `findConfigFault` says what is wrong. */
  readonly isFaulty: boolean
  /** Loads what stands above all sections. */
  readonly lead: Method['lead']
  /** In configured order; the form stands where the first product with a tab stood. */
  readonly sections: readonly (Section | typeof formSection)[]
  readonly tabs: readonly PlannedTab[]
}

/** A tab with the form that would stand there without it, for a person whose way that is. */
export interface PlannedTab extends Tab {
  /** The method whose it is. */
  readonly owner: string
  readonly next?: Tab['Form']
}

/** A tab claimed twice stays where it was first claimed and goes to the lowest rank. */
function addTab(tabs: readonly PlannedTab[], tab: PlannedTab): PlannedTab[] {
  const known = tabs.find(({ id }) => id === tab.id)
  if (!known) return [...tabs, tab]
  const isFirst = tab.rank < known.rank
  const winner = { ...(isFirst ? tab : known), next: (isFirst ? known : tab).Form }
  return tabs.map((it) => (it === known ? winner : it))
}

/**
 * Lays Main out (specification section 2): sections and tabs in configured order, none twice.
 *
 * @param methods - the registry
 */
export function planMain(config: LoginConfig, methods: readonly Method[]): MainPlan {
  const available = methods.map(({ id }) => id)
  const { ids } = normalizeProducts(config.products, available)
  const chosen = ids.flatMap((id) => methods.find((method) => method.id === id) ?? [])
  let tabs: PlannedTab[] = []
  let emailForms = 0
  const sections: (Section | typeof formSection)[] = []
  for (const method of chosen) {
    sections.push(...(method.sections?.(config) ?? []))
    const own = method.tabs?.(config) ?? []
    if (own.length > 0 && tabs.length === 0) sections.push(formSection)
    for (const tab of own) tabs = addTab(tabs, { ...tab, owner: method.id })
    if (own.some(({ id, rank }) => id === 'email' && rank > 0)) emailForms++
  }
  const lead = chosen.find((method) => method.lead)?.lead
  return { isFaulty: sections.length === 0 || emailForms > 1, lead, sections, tabs }
}
