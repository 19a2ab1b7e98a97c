import { createScopeFlow } from '../module-kinds/scope-flow.ts'

/** The scope `address` is accepted and tells its claims. */
export const oidccScopeAddress = createScopeFlow('oidcc-scope-address', ['address'])
