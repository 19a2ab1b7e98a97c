/**
 * Schemes with a meaning to browsers or systems: no single app owns them, so another program could receive a code sent
 * there.
 */
const takenSchemes: ReadonlySet<string> = new Set([
  // schemes that browsers load, show or run
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
  // schemes that open another program of the system
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
  // schemes of names that are no addresses
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

/** Prefixes that systems reserve for their own programs. */
const takenPrefixes = /^(ms|x-apple|x-web|itms|itmss|com-apple|web)(-|\+|$)/

/** Schemes of browser extensions: such an origin belongs to exactly one extension, and to no web page. */
const extensionSchemes: readonly string[] = [
  'chrome-extension',
  'moz-extension',
  'safari-web-extension',
]

/**
 * True for the origin of a native app's web view or of an extension: `capacitor://localhost`, `chrome-extension://…`.
 */
export function isAppOrigin(text: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]+):\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/.exec(
    text,
  )?.[1]
  if (scheme === undefined || URL.parse(text)?.href !== text) return false
  return extensionSchemes.includes(scheme) || isFreeScheme(scheme)
}

/** True for a page of such an app or extension. */
export function isAppPage(text: string): boolean {
  const origin = /^[a-z-]+:\/\/[^/?]+/.exec(text)?.[0] ?? ''
  const isExact =
    /^[\x21-\x7e]+$/.test(text) && !text.includes('#') && URL.parse(text)?.href === text
  return isPrivateUseUri(text) || (isExact && isAppOrigin(origin))
}

const isFreeScheme = (scheme: string) => !takenSchemes.has(scheme) && !takenPrefixes.test(scheme)

/**
 * True for a URI under an app's private scheme (RFC 8252 7.1): `com.example.app:/callback`, `cursor://callback`. It
 * must be spelled exactly as it will be compared.
 */
export function isPrivateUseUri(text: string): boolean {
  // A single letter is a drive of Windows; without a slash behind the scheme, a host with port or a program could
  // follow.
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
