import { methods } from './methods.ts'
import type { Config } from './shown-method.ts'

/** What the widget does by itself; saying it again would only make a snippet longer. */
const defaults: Readonly<Record<string, Config | boolean>> = {
  ...Object.fromEntries(
    methods.flatMap(({ key, defaults }) => (defaults ? [[key, defaults]] : [])),
  ),
  sessionOptions: { sessionDurationMinutes: 30 },
  enableShadowDOM: false,
}

/** The product that a group of options belongs to. */
const products: ReadonlyMap<string, string> = new Map(
  methods.map(({ key, product }) => [key, product]),
)

/**
 * Leaves out what changes nothing: options that stand at their default, and those of products that are off.
 *
 * @param config - as `mountLogin` takes it
 */
export function dropDefaults(config: Config): Config {
  const ids: readonly unknown[] = Array.isArray(config.products) ? config.products : []
  const entries = Object.entries(config).flatMap(([key, value]) => {
    const product = products.get(key)
    if (product && Array.isArray(config.products) && !ids.includes(product)) return []
    const usual = defaults[key]
    if (typeof usual !== 'object')
      return value === usual && usual !== undefined ? [] : [[key, value]]
    if (typeof value !== 'object' || value === null) return [[key, value]]
    const rest = Object.entries(value).filter(([name, item]) => usual[name] !== item)
    return rest.length === 0 ? [] : [[key, Object.fromEntries(rest)]]
  })
  return Object.fromEntries(entries)
}
