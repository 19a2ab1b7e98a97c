/**
 * What the client needs of its surroundings. The browser's own are in `browser/`; tests hand in others.
 * A port never throws because the browser forbids something: it falls back, or does nothing.
 */

/** Text by key, shared by the tabs of one origin where the browser allows it. */
export interface StoragePort {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** The page's cookies. */
export interface CookiePort {
  /** All readable cookies, as `document.cookie` spells them. */
  read(): string
  /** Writes one cookie; an empty value is a removal. */
  write(name: string, value: string, attributes: string): void
}

/** Time. */
export interface ClockPort {
  /** Milliseconds since 1970, by a clock that may be wrong. */
  now(): number
  /** Runs `work` once, later. @returns cancels it */
  after(milliseconds: number, work: () => void): () => void
}

/** The part of the Web Locks API that is used. */
export interface LocksPort {
  request<T>(name: string, options: { signal: AbortSignal }, work: () => T | Promise<T>): Promise<T>
  /** The locks that the tabs of this origin hold just now. */
  query(): Promise<{ held?: { name?: string }[] }>
}

/** The page the client runs on. */
export interface PagePort {
  readonly origin: string
  readonly hostname: string
  /** IANA name, for telemetry. */
  getTimezone(): string
  getHref(): string
  /** Changes the address without loading anything. */
  replaceHref(href: string): void
  /** Leaves this page for another address. Left out, the page's own. */
  navigate?(href: string): void
  /** Where `storage`, `pagehide`, `pageshow` and `visibilitychange` are heard. */
  readonly events: EventTarget
  /** Does something once the next frame is drawn; on a page that draws none, soon. */
  afterFrame(work: () => void): void
}

/** A captcha that is ready. */
export interface LoadedCaptcha {
  /** @param action - what the person is about to do. @returns the token that the service checks */
  execute(action: string): Promise<string>
}

/** A captcha provider. */
export interface CaptchaPort {
  load(siteKey: string): Promise<LoadedCaptcha>
}

/** A device fingerprint that is ready. */
export interface LoadedFingerprint {
  /** @returns the id under which the provider knows what it found */
  identify(publicToken: string, submitUrl: string): Promise<string>
}

/** A provider of device fingerprints. */
export interface FingerprintPort {
  /** @param cdnUrl - where its script is */
  load(cdnUrl: string): Promise<LoadedFingerprint>
}

/** What Google's script says of its prompt. Where the browser shows the prompt itself, it says less. */
export interface GooglePromptMoment {
  isSkippedMoment(): boolean
  getSkippedReason?(): string
  isNotDisplayed?(): boolean
  getNotDisplayedReason?(): string
}

/** The part of Google's script that is used. */
export interface GoogleIdentity {
  initialize(options: {
    client_id: string
    nonce: string
    auto_select: boolean
    context: 'use'
    itp_support: boolean
    use_fedcm_for_prompt: boolean
    cancel_on_tap_outside: boolean
    prompt_parent_id?: string
    callback(answer: { credential: string }): void
  }): void
  prompt(onMoment: (moment: GooglePromptMoment) => void): void
  cancel(): void
}

/** What the page says of Web Authentication. What its functions throw is the browser's own. */
export interface WebauthnPort {
  readonly isSecureContext: boolean
  readonly userAgent: string
  /** Undefined where the browser has none, as on plain http. */
  readonly credentials: Pick<CredentialsContainer, 'create' | 'get'> | undefined
  /** The browser's interface object: what it can do beside the requests. */
  readonly publicKeyCredential: Partial<Omit<typeof PublicKeyCredential, 'prototype'>> | undefined
  /** Whether the page may use a feature by its permissions policy; undefined where the browser does not tell. */
  allows(feature: string): boolean | undefined
  /** Whether there is a field in which the browser can offer passkeys. */
  hasAutofillField(): boolean
  /** Whether anybody can see the page. */
  isVisible(): boolean
  /** Where everything on the page that uses Web Authentication finds each other. */
  readonly shared: object
}

/** Name and value; a name may come several times. */
export type FormField = readonly [name: string, value: string]

/** Everything the client reaches outside itself. */
export interface ClientPorts {
  fetch(url: string, init: RequestInit): Promise<Response>
  readonly storage: StoragePort
  readonly cookies: CookiePort
  readonly clock: ClockPort
  /** Null where the browser has no Web Locks (plain http, old Safari). */
  readonly locks: LocksPort | null
  readonly page: PagePort
  readonly console: Pick<Console, 'warn' | 'error'>
  /** Left out, reCAPTCHA Enterprise, loaded only for a project that asks for it. */
  readonly captcha?: CaptchaPort
  /** Left out, `telemetry.js` of the option `dfpCdnUrl`, loaded only for a project that asks for it. */
  readonly fingerprint?: FingerprintPort
  /** Left out, Google's script, loaded only for One Tap. */
  readonly googleIdentity?: { load(): Promise<GoogleIdentity> }
  /** Sends a form, which the browser follows. Left out, the page's own. */
  submitForm?(url: string, fields: readonly FormField[]): void
  /** Left out, the page's own. */
  readonly webauthn?: WebauthnPort
  readonly random: {
    uuid(): string
    /** From 0 up to 1, for jitter only. */
    fraction(): number
  }
}
