import type { Client } from '../client/client.ts'
import { createClient } from '../client/create-client.ts'
import { createCookies } from '../foundation/browser/cookies.ts'
import { createUuid } from '../foundation/browser/random.ts'
import { createStorage } from '../foundation/browser/storage.ts'
import type { ClientOptions } from '../foundation/client-options.ts'
import type {
  CaptchaPort,
  ClientPorts,
  ClockPort,
  FingerprintPort,
  LocksPort,
  WebauthnPort,
} from '../foundation/ports.ts'
import { type CookieJar, createCookieJar } from './cookie-jar.ts'

/** One page in one tab. */
interface FakeTab {
  readonly ports: ClientPorts
  readonly events: EventTarget
  getHref(): string
  /** The addresses to which the page navigated. */
  readonly left: readonly string[]
  /** Makes a client on this page. */
  connect(options?: ClientOptions, publicToken?: string): Client
}

/** A browser: its tabs share cookies, local storage and locks. */
export interface FakeBrowser {
  readonly jar: CookieJar
  readonly stored: Map<string, string>
  /** Returns the console's warnings, after advice that is still loading has arrived. */
  readWarnings(): Promise<readonly string[]>
  readonly errors: string[]
  openTab(href?: string): FakeTab
}

/** The parts and settings of a test's browser. */
export interface FakeBrowserParts {
  clock: ClockPort
  fetch: ClientPorts['fetch']
  hasLocks?: boolean
  /** Whether local storage and cookies throw, as in a sandboxed frame. */
  isBlocked?: boolean
  /**
   * How much later than a lock the other tabs see stored values: in a real browser, tabs are processes of their own.
   */
  storageLagMs?: number
  captcha?: CaptchaPort
  fingerprint?: FingerprintPort
  submitForm?: NonNullable<ClientPorts['submitForm']>
  webauthn?: WebauthnPort
  googleIdentity?: NonNullable<ClientPorts['googleIdentity']>
}

/** The public token of the tests. */
export const publicToken = 'public-token-test-1'

/** The client options that name the tests' service. */
export const options: ClientOptions = { endpoints: { testAPIURL: 'https://auth.example.com' } }

function createLocks(): LocksPort {
  const queues = new Map<string, Promise<unknown>>()
  const held = new Set<string>()
  return {
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
    request(name, { signal }, work) {
      const turn = Promise.resolve(queues.get(name)).then(async () => {
        signal.throwIfAborted()
        held.add(name)
        try {
          return await work()
        } finally {
          held.delete(name)
        }
      })
      queues.set(
        name,
        turn.catch(() => {}),
      )
      const gaveUp = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
      return Promise.race([turn, gaveUp])
    },
  }
}

const refuseAccess = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

/** Makes a browser without tabs. */
export function createFakeBrowser(parts: FakeBrowserParts): FakeBrowser {
  const { clock, fetch, hasLocks = true, isBlocked = false, storageLagMs = 0, ...providers } = parts
  const jar = createCookieJar(clock)
  const stored = new Map<string, string>()
  const warnings: string[] = []
  const errors: string[] = []
  const locks = createLocks()
  const tabs: EventTarget[] = []
  const quietConsole = {
    warn: (message: string) => warnings.push(message),
    error: (message: string) => errors.push(message),
  }

  function tellOtherTabs(own: EventTarget, key: string) {
    for (const tab of tabs) {
      // as in a browser, only the other tabs receive the event, and later
      if (tab !== own)
        queueMicrotask(() => tab.dispatchEvent(Object.assign(new Event('storage'), { key })))
    }
  }
  function openStorage(own: EventTarget) {
    const underWay = new Map<string, string>()
    return {
      getItem: (key: string) => underWay.get(key) ?? stored.get(key) ?? null,
      setItem(key: string, value: string) {
        if (stored.get(key) === value) return
        const arrive = () => {
          if (underWay.get(key) === value) underWay.delete(key)
          stored.set(key, value)
          tellOtherTabs(own, key)
        }
        if (!storageLagMs) return arrive()
        underWay.set(key, value)
        clock.after(storageLagMs, arrive)
      },
      removeItem(key: string) {
        underWay.delete(key)
        if (stored.delete(key)) tellOtherTabs(own, key)
      },
    }
  }
  const blockedDocument = {
    get cookie(): string {
      return refuseAccess()
    },
    set cookie(_text: string) {
      refuseAccess()
    },
  }

  return {
    jar,
    stored,
    async readWarnings() {
      await import('../foundation/advice.ts')
      await new Promise((resolve) => setTimeout(resolve))
      return warnings
    },
    errors,
    openTab(href = 'https://app.example.com/') {
      const events = new EventTarget()
      tabs.push(events)
      const storage = openStorage(events)
      let current = href
      const left: string[] = []
      const { origin, hostname } = new URL(href)
      const ports: ClientPorts = {
        fetch,
        storage: createStorage(() => (isBlocked ? refuseAccess() : storage)),
        cookies: createCookies(isBlocked ? blockedDocument : jar.openDocument(href), quietConsole),
        clock,
        locks: hasLocks ? locks : null,
        page: {
          origin,
          hostname,
          getTimezone: () => 'Europe/London',
          afterFrame: (work) => work(),
          getHref: () => current,
          replaceHref(next) {
            current = next
          },
          navigate: (next) => left.push(next),
          events,
        },
        console: quietConsole,
        random: { uuid: createUuid, fraction: () => 0.5 },
        ...providers,
      }
      return {
        ports,
        events,
        getHref: () => current,
        left,
        connect: (given = options, token = publicToken) => createClient(token, given, ports),
      }
    },
  }
}
