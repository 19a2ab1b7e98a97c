/**
 * Sends signals to the browser, so that it stops offering deleted passkeys and shows current names (WebAuthn Level 3,
 * section 5.1.10). Few browsers support them; none answers.
 */
import type { ReplyOf } from '@portico/contract'
import type { passkeys } from '@portico/contract/methods/passkeys'
import { createWebauthnPage } from '../../foundation/browser/webauthn-page.ts'
import type { ClientPorts } from '../../foundation/ports.ts'

/** The service's signals for the browser, by domain. */
export type Signals = NonNullable<ReplyOf<typeof passkeys.authenticate>['webauthn_signals']>

/** Sends signals to the browser. */
export type CredentialSignaller = ReturnType<typeof createCredentialSignaller>

/** Makes the signaller. It never throws, and sends its signals without waiting. */
export function createCredentialSignaller({ webauthn: page = createWebauthnPage() }: ClientPorts) {
  async function quietly(tell: () => Promise<void> | undefined) {
    try {
      await tell()
    } catch {
      // the domain is not this page's, or the browser does not support signals: a signal is optional
    }
  }
  return {
    /** Signals the passkeys that the service accepts, and the account's names. */
    signalAccepted(signals: Signals | undefined = []) {
      for (const signal of signals) {
        const { rp_id: rpId, user_handle: userId, name, display_name: displayName } = signal
        const allAcceptedCredentialIds = signal.accepted_credential_ids
        const statics = page.publicKeyCredential
        void quietly(() =>
          statics?.signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds }),
        )
        if (name === undefined || displayName === undefined) continue
        void quietly(() => statics?.signalCurrentUserDetails?.({ rpId, userId, name, displayName }))
      }
    },
    /** Signals that the service does not know a passkey. */
    signalUnknown(rpId: string, credentialId: string) {
      void quietly(() =>
        page.publicKeyCredential?.signalUnknownCredential?.({ rpId, credentialId }),
      )
    },
  }
}
