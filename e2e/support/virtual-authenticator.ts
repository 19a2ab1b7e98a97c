/** Chromium's virtual authenticator: it makes and uses passkeys as a device would, without a person. */
import type { Page } from 'playwright-core'

/** A device of the person, and what they do with it. */
export interface VirtualAuthenticator {
  /** How many passkeys it holds. */
  count(): Promise<number>
  /** Whether the person is there: without, requests stay pending. @default true at the start */
  setPresent(isPresent: boolean): Promise<void>
  /** Whether they prove who they are: without, they have as good as cancelled. @default true at the start */
  setVerified(isVerified: boolean): Promise<void>
  /** Takes the device away, with what it holds. */
  remove(): Promise<void>
}

/**
 * Gives a page's browser a device with passkeys of its own.
 *
 * @param transport - `internal` is built in; a page can have one of each
 */
export async function addAuthenticator(
  page: Page,
  transport: 'internal' | 'usb' = 'internal',
): Promise<VirtualAuthenticator> {
  const devtools = await page.context().newCDPSession(page)
  // no dialogues of the browser: nobody is there to answer them
  await devtools.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async count() {
      const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.length
    },
    async setPresent(enabled) {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    },
    async setVerified(isUserVerified) {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    async remove() {
      await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    },
  }
}

/** A browser that offers no passkeys at a field. Called before the page is opened. */
export const withoutAutofill = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(PublicKeyCredential, {
      isConditionalMediationAvailable: async () => false,
      getClientCapabilities: async () => ({ conditionalGet: false }),
    })
  })

/**
 * Counts the requests to the browser that are pending on the page, from its next load on.
 *
 * @returns how many there are now
 */
export async function watchPending(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const pending = new Set<object>()
    const ask = navigator.credentials.get.bind(navigator.credentials)
    Object.assign(window, { pending })
    navigator.credentials.get = (options) => {
      const request = {}
      pending.add(request)
      return ask(options).finally(() => pending.delete(request))
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'pending').size)
}
