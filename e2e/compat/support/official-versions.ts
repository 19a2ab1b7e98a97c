/** A version of the official package, and the host pages that are written for it. */
export interface OfficialVersion {
  readonly name: string
  /** The host page with its widget. */
  readonly widget: 'five' | 'six'
  readonly headless: 'five-headless' | 'six-headless'
  /** The host page that other apps send people to. */
  readonly idp: 'five-idp' | 'six-idp'
  /** The host page where people sign in, at `/`, and register passkeys, at `/passkeys`. */
  readonly passkeys: 'five-passkeys' | 'six-passkeys'
}

export const five: OfficialVersion = {
  name: '5.29.0',
  widget: 'five',
  headless: 'five-headless',
  idp: 'five-idp',
  passkeys: 'five-passkeys',
}
export const six: OfficialVersion = {
  name: '6.3.0',
  widget: 'six',
  headless: 'six-headless',
  idp: 'six-idp',
  passkeys: 'six-passkeys',
}

/** What a test is given: its title's word and the version. */
export const officialVersions = [five, six].map((version) => [version.name, version] as const)
