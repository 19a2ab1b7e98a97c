import type { ProjectBootstrap } from '@portico/client'
import type { Advice } from '../../flow/advice/advice.ts'
import type { LoginConfig } from '../../kernel/config/login-config.ts'
import { toProductIds } from '../../kernel/config/to-product-ids.ts'
import { allAdvice } from '../../methods/all-advice.ts'
import { methods } from '../../methods/all-methods.ts'

/**
 * Describes what a developer must change if the options of a method refer to something that the project does not have.
 *
 * @returns null if no method's options do
 */
export function describeProject(config: LoginConfig, project: ProjectBootstrap): Advice | null {
  const id = toProductIds(config.products).find((id) =>
    methods.find((method) => method.id === id)?.isMisconfigured?.(config, project),
  )
  return allAdvice.get(id ?? '')?.describeProject?.(config, project) ?? null
}
