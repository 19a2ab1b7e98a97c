import type { LoginConfig } from '../../kernel/config/login-config.ts'
import { methods } from '../../methods/all-methods.ts'
import { planMain } from '../../screens/main/plan-main.ts'
import type { ServedRoot } from './served-root.ts'

/** What a server asks of a root that starts on Main: Main depends on the products of the configuration. */
export const servesMain: Required<Pick<ServedRoot, 'verify' | 'listFormOwners'>> = {
  verify(config: LoginConfig) {
    if (planMain(config, methods).isFaulty)
      throw new Error('The products of "config" cannot stand together, or have no form.')
  },
  listFormOwners: (config: LoginConfig) =>
    planMain(config, methods).tabs.find(({ id }) => id === 'email')?.owners ?? [],
}
