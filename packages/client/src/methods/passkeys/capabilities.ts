import type { WebauthnPort } from '../../foundation/ports.ts'

type Capability = 'conditionalGet' | 'conditionalCreate' | 'immediateGet'

/** Asks the browser about a capability; undefined if it does not tell. Never rejects. */
async function askBrowser(page: WebauthnPort, capability: Capability) {
  try {
    const capabilities = await page.publicKeyCredential?.getClientCapabilities?.()
    return capabilities?.[capability]
  } catch {
    return undefined
  }
}

const isAllowed = (page: WebauthnPort, ceremony: 'create' | 'get') =>
  page.isSecureContext && page.allows(`publickey-credentials-${ceremony}`) !== false

/** Tells whether the browser offers passkeys in a field. Never rejects. */
export async function supportsAutofill(page: WebauthnPort): Promise<boolean> {
  if (!isAllowed(page, 'get')) return false
  const said = await askBrowser(page, 'conditionalGet')
  if (said !== undefined) return said
  try {
    return (await page.publicKeyCredential?.isConditionalMediationAvailable?.()) ?? false
  } catch {
    return false
  }
}

/** Tells whether the browser can create a passkey without a dialog, after a log-in by password. Never rejects. */
export const supportsUpgrade = async (page: WebauthnPort): Promise<boolean> =>
  isAllowed(page, 'create') && (await askBrowser(page, 'conditionalCreate')) === true

/** Tells whether the browser answers at once if it has neither passkey nor password for the page. Never rejects. */
export const supportsImmediate = async (page: WebauthnPort): Promise<boolean> =>
  isAllowed(page, 'get') && (await askBrowser(page, 'immediateGet')) === true
