import { createHappyFlow } from '../module-kinds/happy-flow.ts'

/** What is not known is ignored (RFC 6749 3.1). */
export const oidccEnsureRequestWithUnknownParameterSucceeds = createHappyFlow(
  'oidcc-ensure-request-with-unknown-parameter-succeeds',
  { params: { extra: 'foobar' } },
)
