/**
 * The oldest browsers that the packages are built for. The builds take their target from here, and the README and
 * `docs/browsers.md` name the same versions.
 *
 * @type {readonly { readonly name: string, readonly target: string, readonly version: string }[]}
 */
export const supportedBrowsers = [
  { name: 'Chrome', target: 'chrome', version: '111' },
  { name: 'Edge', target: 'edge', version: '111' },
  { name: 'Firefox', target: 'firefox', version: '114' },
  { name: 'Safari', target: 'safari', version: '16.4' },
]

/** As the bundlers spell it. */
export const buildTarget = supportedBrowsers.map(({ target, version }) => target + version)
