/** Scripts by address: each is loaded once per page, for all its callers. */
const loaded = new Map<string, Promise<void>>()

/** The part of Trusted Types that the client uses; TypeScript's DOM types lack it in some versions. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * Makes the address a `TrustedScriptURL` for pages that require Trusted Types; the page's list of policies must name
 * "portico".
 */
function toScriptUrl(url: string): string {
  // some browsers lack Trusted Types
  const { trustedTypes }: { trustedTypes?: TrustedTypes } = Object(window)
  policy ??= trustedTypes?.createPolicy('portico', { createScriptURL: (trusted) => trusted })
  return policy ? policy.createScriptURL(url) : url
}

/**
 * Loads a provider's script into the page. Only for addresses from the project's own settings.
 *
 * @throws Error when the script cannot be loaded; a later call tries again
 */
export function loadScript(url: string): Promise<void> {
  const known = loaded.get(url)
  if (known) return known
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`The script ${url} could not be loaded.`))
    }
    script.src = toScriptUrl(url)
    document.head.append(script)
  })
  loaded.set(url, loading)
  loading.catch(() => loaded.delete(url))
  return loading
}
