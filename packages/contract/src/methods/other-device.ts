import { operations, post } from '../operation.ts'
import type { OtherDeviceOperations } from './other-device.schemas.ts'

/** The operations of a page that waits for its link to be opened on another device. */
export const otherDevice = operations<OtherDeviceOperations>({
  pollOtherDevice: post('/magic_links/other_device/poll'),
  authenticateByOtherDevice: post('/magic_links/other_device/authenticate', [
    'unable_to_auth_magic_link',
    'invalid_pkce_code_verifier',
    'pkce_expected_code_verifier',
    'pkce_did_not_expect_code_verifier',
    'pkce_mismatch',
    'invalid_session_duration_minutes',
  ]),
})
