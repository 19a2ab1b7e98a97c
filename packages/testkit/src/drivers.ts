/** Firefox and WebKitGTK, each with its own driver, behind one interface. Playwright drives Chromium. */
export { bringWallets } from './drivers/bring-wallets.ts'
export type { DrivenPage, Target } from './drivers/create-driven-page.ts'
export type { DrivenBrowser, DrivenBrowserOptions } from './drivers/driven-browser.ts'
export { launchFirefox } from './drivers/launch-firefox.ts'
export { launchWebKit } from './drivers/launch-webkit.ts'
