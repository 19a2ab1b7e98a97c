/** Scripts by address: each is loaded once per page, whoever asks. */
const loaded = new Map<string, Promise<void>>()

/** The part of Trusted Types that is used; the library's own types do not know it everywhere. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** The address as pages that require Trusted Types want it; their policy list must name "portico". */
function toScriptUrl(url: string): string {
  // not in every browser, and not in the types of all
  const { trustedTypes }: { trustedTypes?: TrustedTypes } = Object(window)
  policy ??= trustedTypes?.createPolicy('portico', { createScriptURL: (trusted) => trusted })
  return policy ? policy.createScriptURL(url) : url
}

/**
 * Loads a provider's script into the page. Only for addresses that the project's own settings name.
 *
 * @throws Error when it cannot be loaded; a later call tries again
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
