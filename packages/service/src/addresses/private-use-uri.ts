/**
 * Schemes that mean something to every browser or system: what runs, shows or opens by itself is no app's own, and a
 * code that is sent there is anybody's.
 */
const takenSchemes: ReadonlySet<string> = new Set([
  // what a browser loads, shows or runs
  ...[
    'http',
    'https',
    'ws',
    'wss',
    'ftp',
    'ftps',
    'sftp',
    'file',
    'data',
    'blob',
    'filesystem',
    'about',
  ],
  ...[
    'javascript',
    'vbscript',
    'livescript',
    'mocha',
    'view-source',
    'jar',
    'wyciwyg',
    'cid',
    'mid',
  ],
  ...[
    'chrome',
    'chrome-untrusted',
    'chrome-search',
    'chrome-error',
    'chrome-native',
    'chrome-extension',
  ],
  ...[
    'devtools',
    'chrome-devtools',
    'edge',
    'brave',
    'opera',
    'vivaldi',
    'resource',
    'moz-extension',
  ],
  ...[
    'moz-icon',
    'moz-safe-about',
    'page-icon',
    'safari-extension',
    'safari-web-extension',
    'webkit',
  ],
  ...[
    'extension',
    'isolated-app',
    'res',
    'mk',
    'mhtml',
    'its',
    'ms-its',
    'feed',
    'webcal',
    'gopher',
  ],
  // what opens another program of the system
  ...[
    'mailto',
    'tel',
    'sms',
    'smsto',
    'mms',
    'mmsto',
    'callto',
    'sip',
    'sips',
    'facetime',
    'xmpp',
    'irc',
  ],
  ...[
    'ircs',
    'news',
    'nntp',
    'snews',
    'geo',
    'maps',
    'magnet',
    'market',
    'intent',
    'android-app',
    'content',
  ],
  ...[
    'app-settings',
    'prefs',
    'shell',
    'search',
    'search-ms',
    'help',
    'hcp',
    'ssh',
    'telnet',
    'rlogin',
  ],
  ...[
    'tn3270',
    'ldap',
    'ldaps',
    'smb',
    'cifs',
    'nfs',
    'afp',
    'rdp',
    'vnc',
    'rtsp',
    'dav',
    'davs',
    'dict',
  ],
  ...[
    'imap',
    'pop',
    'finger',
    'wais',
    'prospero',
    'tftp',
    'steam',
    'git',
    'svn',
    'apt',
    'dns',
    'otpauth',
  ],
  // what names, and leads nowhere
  ...[
    'urn',
    'tag',
    'info',
    'did',
    'ni',
    'null',
    'localhost',
    'bitcoin',
    'ethereum',
    'lightning',
    'openid',
  ],
])

/** Systems have these for their own programs. */
const takenPrefixes = /^(ms|x-apple|x-web|itms|itmss|com-apple|web)(-|\+|$)/

/** Pages of a browser's extension: exactly one extension's, and of no page of the web. */
const extensionSchemes: readonly string[] = [
  'chrome-extension',
  'moz-extension',
  'safari-web-extension',
]

/** True for the origin of an app's web view or of an extension: `capacitor://localhost`, `chrome-extension://…`. */
export function isAppOrigin(text: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]+):\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/.exec(
    text,
  )?.[1]
  if (scheme === undefined || URL.parse(text)?.href !== text) return false
  return extensionSchemes.includes(scheme) || isFreeScheme(scheme)
}

/** True for a page of one of them. */
export function isAppPage(text: string): boolean {
  const origin = /^[a-z-]+:\/\/[^/?]+/.exec(text)?.[0] ?? ''
  const isExact =
    /^[\x21-\x7e]+$/.test(text) && !text.includes('#') && URL.parse(text)?.href === text
  return isPrivateUseUri(text) || (isExact && isAppOrigin(origin))
}

const isFreeScheme = (scheme: string) => !takenSchemes.has(scheme) && !takenPrefixes.test(scheme)

/**
 * True for a URI in a scheme of an app's own (RFC 8252 7.1): `com.example.app:/callback`, `cursor://callback`.
 * It is spelled as it will be compared.
 */
export function isPrivateUseUri(text: string): boolean {
  // One letter is a drive; without a slash behind it there may be a host and port, or a program.
  const scheme = /^([a-z][a-z0-9+.-]+):\/[\x21-\x7e]*$/.exec(text)?.[1]
  if (scheme === undefined || !isFreeScheme(scheme)) return false
  const url = URL.parse(text)
  return (
    url !== null &&
    url.href === text &&
    url.username === '' &&
    url.password === '' &&
    !text.includes('#')
  )
}
