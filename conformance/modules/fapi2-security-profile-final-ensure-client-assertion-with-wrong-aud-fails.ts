import { clientErrors } from '../checks/fapi2-errors.ts'
import { createRefusedCode } from '../module-kinds/fapi2-flows.ts'

/** An assertion for somebody else is refused. */
export const fapi2EnsureClientAssertionWithWrongAudFails = createRefusedCode(
  'ensure-client-assertion-with-wrong-aud-fails',
  () => ({ assertion: { claims: { aud: 'https://elsewhere.example/' } } }),
  clientErrors,
)
