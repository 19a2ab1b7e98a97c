/** Deliberately broken providers. A suite that passes them is worth nothing: each must be caught. */
import { authorizationMutations } from './authorization-mutations.ts'
import { discoveryMutations } from './discovery-mutations.ts'
import { fapi2Mutations } from './fapi2-mutations.ts'
import { idTokenMutations } from './id-token-mutations.ts'
import { logoutMutations } from './logout-mutations.ts'
import type { Mutation } from './mutation.ts'
import { registrationMutations } from './registration-mutations.ts'
import { tokenMutations } from './token-mutations.ts'

export const brokenProviders: readonly Mutation[] = [
  ...idTokenMutations,
  ...authorizationMutations,
  ...tokenMutations,
  ...logoutMutations,
  ...discoveryMutations,
  ...registrationMutations,
  ...fapi2Mutations,
]
