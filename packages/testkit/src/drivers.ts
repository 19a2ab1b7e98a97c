/** Firefox and WebKitGTK, each by its own driver, behind one interface. Chromium is driven by Playwright. */
export { bringWallets } from './drivers/bring-wallets.ts'
export type { DrivenPage, Target } from './drivers/create-driven-page.ts'
export type { DrivenBrowser, DrivenBrowserOptions } from './drivers/driven-browser.ts'
export { launchFirefox } from './drivers/launch-firefox.ts'
export { launchWebKit } from './drivers/launch-webkit.ts'
