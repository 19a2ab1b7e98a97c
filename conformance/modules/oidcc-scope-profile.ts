import { createScopeFlow } from '../module-kinds/scope-flow.ts'

/** The scope `profile` is accepted and tells its claims. */
export const oidccScopeProfile = createScopeFlow('oidcc-scope-profile', ['profile'])
