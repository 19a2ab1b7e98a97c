import { getOptions, methods } from './methods.ts'
import type { Config } from './shown-method.ts'

/**
 * Has links and providers lead to the playground's own page for them, where the configuration names no other one.
 *
 * @param origin - of the playground
 */
export function leadToAuthenticate(config: Config, origin: string): Config {
  const options = methods.flatMap((method) => {
    if (!method.redirects) return []
    const links = method.redirects.map((name) => [name, `${origin}/authenticate`])
    return [[method.key, { ...Object.fromEntries(links), ...getOptions(config, method) }]]
  })
  return { ...config, ...Object.fromEntries(options) }
}
