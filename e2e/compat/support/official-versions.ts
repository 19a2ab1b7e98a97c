import { takeRows } from '@portico/testkit/run'

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

/** A version with its name, for the title of a test. */
type LabelledVersion = readonly [name: string, version: OfficialVersion]

const versions = [five, six].map((version): LabelledVersion => [version.name, version])
const named = (name: string) => versions.filter(([label]) => label === name)

/** The versions whose widget a test mounts: in each change the newer, in the long run both. */
export const widgetVersions = takeRows(versions, named(six.name))

/** The versions whose calls a test makes: in each change the older, in the long run both. */
export const headlessVersions = takeRows(versions, named(five.name))
