import type { ProviderMetadata } from '../checks/discovery.ts'
import type { TestedProvider } from '../providers/tested-provider.ts'
import type { Variant } from './module.ts'

/** One run of one module against one subject: what it may use, and what it leaves behind. */
export interface TestContext {
  readonly provider: TestedProvider
  readonly variant: Variant
  readonly metadata: ProviderMetadata
  /** Something a provider should do and does not; never counts as a failure. */
  warn(reason: string): void
  /** Why a module passed without showing everything, as when a feature is refused as unsupported. */
  note(reason: string): void
}
