import { get, operations } from '../operation.ts'
import type { HostProjectOperations } from './project.schemas.ts'

/** What a host may ask about its own project. */
export const hostProject = operations<HostProjectOperations>({
  rbacPolicy: get('/rbac/policy'),
  whoami: get('/debug/whoami'),
  metrics: get('/projects/metrics'),
})
