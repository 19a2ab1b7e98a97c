/** Everything of a page that a script on it, or the next person at the machine, can read. */
export interface PageDump {
  /** Names alone: the tokens stand in their values. */
  readonly cookieNames: readonly string[]
  readonly databases: readonly string[]
  readonly caches: readonly string[]
  /** The texts of every place, by its name. */
  readonly places: Readonly<Record<string, string>>
}

/**
 * Reads a page, from inside. Globals are walked through their own properties, hidden and symbol ones too;
 * those that every page has are read as far as they are texts.
 */
export async function dumpPage(): Promise<PageDump> {
  const deepest = 6
  const frame = document.body.appendChild(document.createElement('iframe'))
  const common = new Set<string | symbol>(Reflect.ownKeys(frame.contentWindow ?? {}))
  frame.remove()
  const texts: string[] = []
  const seen = new Set<unknown>([window, document])

  function walk(value: unknown, depth: number): void {
    if (typeof value === 'string') texts.push(value)
    const isPart = (typeof value === 'object' && value !== null) || typeof value === 'function'
    if (!isPart || depth > deepest || seen.has(value) || value instanceof Node) return
    seen.add(value)
    if (value instanceof Map || value instanceof Set) {
      for (const entry of [...value].flat()) walk(entry, depth + 1)
    }
    for (const key of Reflect.ownKeys(value)) {
      texts.push(String(key))
      walk(read(value, key), depth + 1)
    }
  }
  function read(owner: object, key: string | symbol): unknown {
    try {
      return Reflect.get(owner, key)
    } catch {
      return undefined
    }
  }
  for (const key of Reflect.ownKeys(window)) {
    const value = read(window, key)
    if (typeof value === 'string' || !common.has(key)) walk(value, 0)
  }

  const roots: (Document | ShadowRoot)[] = [document]
  for (const node of document.querySelectorAll('*'))
    if (node.shadowRoot) roots.push(node.shadowRoot)
  const fields = roots.flatMap((root) => [...root.querySelectorAll('input')])
  const entries = 'navigation' in window ? window.navigation.entries() : []
  return {
    cookieNames: document.cookie.split('; ').flatMap((pair) => pair.split('=')[0] || []),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    caches: await caches.keys(),
    places: {
      'local storage': JSON.stringify({ ...localStorage }),
      'session storage': JSON.stringify({ ...sessionStorage }),
      globals: texts.join('\n'),
      history: [
        ...entries.map(({ url }) => url),
        JSON.stringify(history.state),
        location.href,
        document.referrer,
      ].join('\n'),
      page: [
        document.documentElement.outerHTML,
        ...roots.slice(1).map((root) => ('innerHTML' in root ? root.innerHTML : '')),
        ...fields.map(({ value }) => value),
      ].join('\n'),
    },
  }
}
