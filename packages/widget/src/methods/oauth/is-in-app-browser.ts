/** Apps that open links in a browser of their own, and what Android says of any such browser. */
const apps =
  /FBA[NV]|FB_IAB|Instagram|\bLine\/|TikTok|musical_ly|BytedanceWebview|Snapchat|Twitter for|LinkedInApp|Pinterest\/|MicroMessenger|KAKAOTALK|; wv\)/i

/** What every browser on an iPhone or iPad names, and the browser inside of an app does not. */
const appleApp = /\((?:iPhone|iPad|iPod)(?!.*Safari\/)/

/**
 * Whether the page stands in the browser of an app, where Google signs nobody in (`disallowed_useragent`).
 *
 * @param isInstalled - whether the page itself is the app: then it names no Safari either, and works
 */
export const isInAppBrowser = (userAgent: string, isInstalled = false): boolean =>
  apps.test(userAgent) || (!isInstalled && appleApp.test(userAgent))
