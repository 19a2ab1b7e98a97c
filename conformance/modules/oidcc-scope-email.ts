import { createScopeFlow } from '../module-kinds/scope-flow.ts'

/** The scope `email` is accepted and tells its claims. */
export const oidccScopeEmail = createScopeFlow('oidcc-scope-email', ['email'])
