import { type OperationTable, post } from '../foundation/operations/operation.ts'
import type { EmailMagicLinksOperations } from './email-magic-links.schemas.ts'

/** The e-mail magic-link operations. */
export const emailMagicLinks: OperationTable<EmailMagicLinksOperations> = {
  loginOrCreate: post('/magic_links/email/login_or_create'),
  sendPrimary: post('/magic_links/email/send/primary'),
  sendSecondary: post('/magic_links/email/send/secondary'),
  authenticate: post('/magic_links/authenticate'),
  authenticateByCode: post('/magic_links/authenticate_code'),
  pollOtherDevice: post('/magic_links/other_device/poll'),
  authenticateByOtherDevice: post('/magic_links/other_device/authenticate'),
}
