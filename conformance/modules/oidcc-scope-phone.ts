import { createScopeFlow } from '../module-kinds/scope-flow.ts'

/** The scope `phone` is accepted and tells its claims. */
export const oidccScopePhone = createScopeFlow('oidcc-scope-phone', ['phone'])
