/**
 * Ports: the functions of its surroundings that the client uses. `browser/` implements them for browsers; tests pass
 * their own. A port never throws because the browser forbids a function: it falls back, or does nothing.
 */

/** Stores texts by key, shared by the tabs of one origin where the browser allows it. */
export interface StoragePort {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** The page's cookies. */
export interface CookiePort {
  /** All readable cookies, as `document.cookie` spells them. */
  read(): string
  /** Writes one cookie; an empty value removes it. */
  write(name: string, value: string, attributes: string): void
}

/** Reads the time and sets timers. */
export interface ClockPort {
  /** Returns milliseconds since 1970, by the device's clock, which may be wrong. */
  now(): number
  /** Runs `work` once, after a delay. @returns a function that cancels it */
  after(milliseconds: number, work: () => void): () => void
}

/** The part of the Web Locks API that the client uses. */
export interface LocksPort {
  request<T>(name: string, options: { signal: AbortSignal }, work: () => T | Promise<T>): Promise<T>
  /** Lists the locks that the tabs of this origin hold at the moment. */
  query(): Promise<{ held?: { name?: string }[] }>
}

/** The page on which the client runs. */
export interface PagePort {
  readonly origin: string
  readonly hostname: string
  /** Returns the IANA name of the time zone, for telemetry. */
  getTimezone(): string
  getHref(): string
  /** Changes the address without loading anything. */
  replaceHref(href: string): void
  /** Leaves this page for another address. @default the page's own navigation */
  navigate?(href: string): void
  /** The target of the events `storage`, `pagehide`, `pageshow` and `visibilitychange`. */
  readonly events: EventTarget
  /** Runs `work` after the next frame is drawn, or soon if the page draws no frames. */
  afterFrame(work: () => void): void
}

/** A captcha whose script is loaded. */
export interface LoadedCaptcha {
  /** Gets a token that the service checks. @param action - the act that the user is about to do */
  execute(action: string): Promise<string>
}

/** A captcha provider. */
export interface CaptchaPort {
  load(siteKey: string): Promise<LoadedCaptcha>
}

/** A device fingerprint whose script is loaded. */
export interface LoadedFingerprint {
  /** Takes a fingerprint and submits it. @returns the id under which the provider stores it */
  identify(publicToken: string, submitUrl: string): Promise<string>
}

/** A provider of device fingerprints. */
export interface FingerprintPort {
  /** Loads the provider's script. @param cdnUrl - the URL from which the script is loaded */
  load(cdnUrl: string): Promise<LoadedFingerprint>
}

/**
 * The state of Google's prompt, as Google's script reports it. A browser that shows the prompt itself (FedCM) reports
 * less.
 */
export interface GooglePromptMoment {
  isSkippedMoment(): boolean
  getSkippedReason?(): string
  isNotDisplayed?(): boolean
  getNotDisplayedReason?(): string
}

/** The part of Google's script that the client uses. */
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

/** The page's Web Authentication API. Its functions throw the browser's own exceptions. */
export interface WebauthnPort {
  readonly isSecureContext: boolean
  readonly userAgent: string
  /** Undefined where the browser offers no credentials, as on plain http. */
  readonly credentials: Pick<CredentialsContainer, 'create' | 'get'> | undefined
  /** The browser's `PublicKeyCredential`, whose static functions tell what the browser supports. */
  readonly publicKeyCredential: Partial<Omit<typeof PublicKeyCredential, 'prototype'>> | undefined
  /** Tells whether the permissions policy allows the page a feature; undefined where the browser does not tell. */
  allows(feature: string): boolean | undefined
  /** Tells whether the page has a field in which the browser can offer passkeys. */
  hasAutofillField(): boolean
  /** Tells whether the page is visible. */
  isVisible(): boolean
  /** The object on which all code of the page that uses Web Authentication shares its state. */
  readonly shared: object
}

/** Name and value of a form field; a form may have several fields of one name. */
export type FormField = readonly [name: string, value: string]

/** All functions outside the client that it uses. */
export interface ClientPorts {
  fetch(url: string, init: RequestInit): Promise<Response>
  readonly storage: StoragePort
  readonly cookies: CookiePort
  readonly clock: ClockPort
  /** Null where the browser has no Web Locks (plain http, old Safari). */
  readonly locks: LocksPort | null
  readonly page: PagePort
  readonly console: Pick<Console, 'warn' | 'error'>
  /** Loaded only for a project that asks for a captcha. @default reCAPTCHA Enterprise */
  readonly captcha?: CaptchaPort
  /** Loaded only for a project that asks for fingerprints. @default `telemetry.js` of the option `dfpCdnUrl` */
  readonly fingerprint?: FingerprintPort
  /** Loaded only for One Tap. @default Google's script */
  readonly googleIdentity?: { load(): Promise<GoogleIdentity> }
  /** Sends a form as a navigation of the browser. @default a form of the page */
  submitForm?(url: string, fields: readonly FormField[]): void
  /** @default the page's own */
  readonly webauthn?: WebauthnPort
  readonly random: {
    uuid(): string
    /** Returns a number from 0 up to 1, for jitter only. */
    fraction(): number
  }
}
