import type { WebauthnPort } from '../ports.ts'

/** The part of the Permissions Policy API that is used; only some browsers have it, under either name. */
interface Policies {
  permissionsPolicy?: { allowsFeature?(feature: string): boolean }
  featurePolicy?: { allowsFeature?(feature: string): boolean }
}

const fields = 'input[autocomplete*="webauthn"]'

/** Looks into open shadow roots too: the widget may draw its form in one. */
function hasAutofillField(root: ParentNode): boolean {
  if (root.querySelector(fields)) return true
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    if (shadowRoot && hasAutofillField(shadowRoot)) return true
  }
  return false
}

/** Web Authentication of the page this runs on. Looked up at every use, because extensions and hosts may wrap it. */
export function createWebauthnPage(): WebauthnPort {
  const page = globalThis // without a window there is none of it, and no error
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
      // the compiler knows neither name
      const document: Policies | undefined = Object(page).document
      return (document?.permissionsPolicy ?? document?.featurePolicy)?.allowsFeature?.(feature)
    },
    hasAutofillField: () => hasAutofillField(page.document),
    isVisible: () => page.document.visibilityState === 'visible',
    shared: page,
  }
}
