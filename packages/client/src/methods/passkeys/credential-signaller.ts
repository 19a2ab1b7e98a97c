/**
 * What the browser is told, so that it stops offering passkeys that are gone and shows the names of today (WebAuthn
 * Level 3, section 5.1.10). Few browsers listen; none answers.
 */
import type { ReplyOf } from '@portico/contract'
import type { passkeys } from '@portico/contract/methods/passkeys'
import { createWebauthnPage } from '../../foundation/browser/webauthn-page.ts'
import type { ClientPorts } from '../../foundation/ports.ts'

/** What the service wants the browser to know, by domain. */
export type Signals = NonNullable<ReplyOf<typeof passkeys.authenticate>['webauthn_signals']>

/** Tells the browser. */
export interface CredentialSignaller {
  /** What is accepted, and what the account is called. */
  signalAccepted(signals: Signals | undefined): void
  /** That the service does not know a passkey. */
  signalUnknown(rpId: string, credentialId: string): void
}

/** Makes what tells the browser; it never throws, and there is nothing to wait for. */
export function createCredentialSignaller({
  webauthn: page = createWebauthnPage(),
}: ClientPorts): CredentialSignaller {
  async function quietly(tell: () => Promise<void> | undefined) {
    try {
      await tell()
    } catch {
      // a domain that is not this page's, or a browser that cannot: it learns nothing, and that is all
    }
  }
  return {
    signalAccepted(signals = []) {
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
    signalUnknown(rpId, credentialId) {
      void quietly(() =>
        page.publicKeyCredential?.signalUnknownCredential?.({ rpId, credentialId }),
      )
    },
  }
}
