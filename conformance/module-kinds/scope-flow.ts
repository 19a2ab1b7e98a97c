import { claimsOfScopes } from '../checks/claims.ts'
import type { Module } from '../runner/module.ts'
import { createHappyFlow } from './happy-flow.ts'

/** A module that asks for scopes and looks for their claims at the userinfo endpoint. */
export function createScopeFlow(name: string, scopes: readonly string[]): Module {
  const params = { scope: ['openid', ...scopes].join(' ') }
  return createHappyFlow(name, { params }, (context, { userinfo }) => {
    for (const scope of scopes) {
      const claims = claimsOfScopes[scope] ?? []
      // a person need not have all of them; none at all means that the scope is not understood
      if (!claims.some((claim) => claim in userinfo)) context.warn(`no claim of the scope ${scope}`)
    }
  })
}
