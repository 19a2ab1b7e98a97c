/** Matches the apps that open links in a browser of their own, and Android's mark of any such browser. */
const apps =
  /FBA[NV]|FB_IAB|Instagram|\bLine\/|TikTok|musical_ly|BytedanceWebview|Snapchat|Twitter for|LinkedInApp|Pinterest\/|MicroMessenger|KAKAOTALK|; wv\)/i

/** Matches a browser inside of an app on an iPhone or iPad: every other browser there names Safari. */
const appleApp = /\((?:iPhone|iPad|iPod)(?!.*Safari\/)/

/**
 * Whether the page runs in the browser inside of an app, where Google refuses sign-ins (`disallowed_useragent`).
 *
 * @param isInstalled - whether the page itself is an installed app: such a page does not name Safari either, but
 * sign-ins work
 */
export const isInAppBrowser = (userAgent: string, isInstalled = false): boolean =>
  apps.test(userAgent) || (!isInstalled && appleApp.test(userAgent))
