import type { WebauthnPort } from '../ports.ts'

/** The part of the Permissions Policy API that the client uses; only some browsers have it, under either name. */
interface Policies {
  permissionsPolicy?: { allowsFeature?(feature: string): boolean }
  featurePolicy?: { allowsFeature?(feature: string): boolean }
}

const fields = 'input[autocomplete*="webauthn"]'

/** Looks into open shadow roots too, because the widget may draw its form in one of them. */
function hasAutofillField(root: ParentNode): boolean {
  if (root.querySelector(fields)) return true
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    if (shadowRoot && hasAutofillField(shadowRoot)) return true
  }
  return false
}

/**
 * Makes the port to the page's Web Authentication API. The API is looked up at every use, because extensions and host
 * pages may wrap it.
 */
export function createWebauthnPage(): WebauthnPort {
  const page = globalThis // without a window the API is absent, which is no error
  return {
    get isSecureContext() {
      return page.isSecureContext
    },
    get userAgent() {
      return page.navigator?.userAgent ?? ''
    },
    get credentials() {
      return page.navigator?.credentials
    },
    get publicKeyCredential() {
      return page.PublicKeyCredential
    },
    allows(feature) {
      // TypeScript's DOM types have neither name
      const document: Policies | undefined = Object(page).document
      return (document?.permissionsPolicy ?? document?.featurePolicy)?.allowsFeature?.(feature)
    },
    hasAutofillField: () => hasAutofillField(page.document),
    isVisible: () => page.document.visibilityState === 'visible',
    shared: page,
  }
}
