/**
 * Services, inboxes, clocks and browsers for tests. No published package imports this one. Simulations exist only for
 * systems that cannot be reached without a network.
 */
export type { AuthenticatorFlags } from './authenticator/authenticator-data.ts'
export {
  type Authenticator,
  type AuthenticatorOptions,
  createAuthenticator,
  type StoredCredential,
  type Use,
} from './authenticator/create-authenticator.ts'
export type { KeyAlgorithm } from './authenticator/credential-key.ts'
export type { ForgedKey } from './authenticator/forged-key.ts'
export type {
  AuthenticatorTampering,
  CredentialJson,
  ForgedSignature,
} from './authenticator/tampering.ts'
export { getChromium } from './browser/get-chromium.ts'
export { keepPages, type PageKeeper } from './browser/keep-pages.ts'
export { type BrowserOptions, launchBrowser } from './browser/launch-browser.ts'
export { type OpenedPage, openPage } from './browser/open-page.ts'
export { colourRules, expectAccessible, runAxe } from './browser/run-axe.ts'
export { type HostPage, type HostPageOptions, startHostPage } from './host-page/start-host-page.ts'
export { runStartCommand, type StartedCommand } from './start/run-start-command.ts'
export {
  startTlsListener,
  type TlsListener,
  type TlsListenerOptions,
} from './tls/start-tls-listener.ts'
export type { Answer, Call, CallOptions } from './world/call.ts'
export type { TestProject } from './world/create-test-project.ts'
export { createWorld, type World, type WorldOptions } from './world/create-world.ts'
export { findFreePort } from './world/find-free-port.ts'
export type { Inbox, InboxMessage } from './world/inbox.ts'
export { createVirtualClock, type VirtualClock } from './world/virtual-clock.ts'
