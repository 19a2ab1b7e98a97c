import { createHappyFlow } from '../module-kinds/happy-flow.ts'

/** The authorization endpoint takes forms as well. */
export const oidccEnsurePostRequestSucceeds = createHappyFlow(
  'oidcc-ensure-post-request-succeeds',
  { method: 'POST' },
)
