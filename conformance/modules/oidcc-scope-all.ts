import { createScopeFlow } from '../module-kinds/scope-flow.ts'

/** All standard scopes at once. */
export const oidccScopeAll = createScopeFlow('oidcc-scope-all', [
  'profile',
  'email',
  'address',
  'phone',
])
