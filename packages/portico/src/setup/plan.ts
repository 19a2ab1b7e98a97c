/** What `portico init` is going to write: found out before anything is written. */
import type {
  Choices,
  CreatedFile,
  EditedFile,
  Framework,
  Replacement,
} from '../frameworks/framework.ts'
import type { App } from './app.ts'
import { type Addition, chooseFile, toAddition, type Variables } from './environment.ts'
import { addDependencies } from './manifest.ts'
import { SetupError } from './setup-error.ts'

/** One file, before and after. */
export interface Change {
  readonly path: string
  /** Null for a file that is created. */
  readonly before: string | null
  readonly after: string
  readonly replacements?: readonly Replacement[]
}

/** Lines that the developer adds. */
export interface Manual {
  readonly path: string
  readonly lines: string
  readonly where: string
}

export interface Plan {
  readonly files: readonly Change[]
  readonly manual: readonly Manual[]
  readonly environment:
    | (Addition & {
        readonly change: Change | null
        readonly file: string
        readonly names: readonly string[]
      })
    | null
  /** Ranges by name. */
  readonly dependencies: Readonly<Record<string, string>>
  /** Of package.json; null when nothing is added to it. */
  readonly manifest: Change | null
}

export interface Wanted {
  readonly choices: Omit<Choices, 'environmentFile'>
  readonly projectId: string
  readonly secret: string
  /** Of Portico's packages. */
  readonly version: string
}

/**
 * Plans all changes.
 *
 * @throws SetupError when a file that it would create is there, and when the environment has other values
 */
export function makePlan(app: App, framework: Framework, wanted: Wanted): Plan {
  const { environment } = framework
  const file = environment ? chooseFile(app, environment.files) : ''
  const listed = framework.list(app, { ...wanted.choices, environmentFile: file })
  const created = listed.filter((one) => 'content' in one)
  refuseTaken(app, created)
  const edits = listed.filter((one) => 'edit' in one).map((one) => planEdit(app, one))
  const dependencies = toDependencies(app, framework, wanted.version)
  return {
    files: [
      ...created
        .filter(({ path, content }) => app.read(path) !== content)
        .map(({ path, content }) => ({ path, before: null, after: content })),
      ...edits.flatMap(({ change }) => (change ? [change] : [])),
    ],
    manual: edits.flatMap(({ manual }) => (manual ? [manual] : [])),
    environment: environment ? planEnvironment(app, file, toVariables(framework, wanted)) : null,
    dependencies,
    manifest: planManifest(app, dependencies),
  }
}

function refuseTaken(app: App, created: readonly CreatedFile[]): void {
  const taken = created.filter(({ path, content }) => ![null, content].includes(app.read(path)))
  if (taken.length === 0) return
  const paths = taken.map(({ path }) => path).join(', ')
  throw new SetupError(
    'file_exists',
    `${taken.length === 1 ? 'This file is' : 'These files are'} there already, and would be overwritten: ${paths}. Nothing was changed.`,
    `Rename or move ${paths}, and run the command again.`,
  )
}

function planEdit(
  app: App,
  { path, edit, byHand }: EditedFile,
): { readonly change?: Change; readonly manual?: Manual } {
  const before = app.read(path)
  if (before === null) return { manual: { path, ...byHand } }
  const replacements = edit(before)
  // a colleague has set it up, or the developer has written it by hand
  if (hasLines(before, [byHand.lines]) || (replacements && hasAdded(before, replacements)))
    return {}
  const after = replacements === null ? null : replaceAll(before, replacements)
  if (replacements === null || after === null) return { manual: { path, ...byHand } }
  return { change: { path, before, after, replacements } }
}

/** Whether a text has all that the replacements would add. */
function hasAdded(text: string, replacements: readonly Replacement[]): boolean {
  const added = replacements.map(({ before, after }) => {
    const present = toLines(before)
    return toLines(after)
      .filter((line) => !present.includes(line))
      .join('\n')
  })
  return hasLines(text, added)
}

function hasLines(text: string, wanted: readonly string[]): boolean {
  const present = toLines(text)
  return wanted.flatMap(toLines).every((line) => present.includes(line))
}

/** Its lines without indentation, semicolons at the end, and empty ones. */
const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/;$/, ''))
    .filter((line) => line !== '')

/** Makes all replacements; null where a text is not there exactly once, before or afterwards. */
function replaceAll(text: string, replacements: readonly Replacement[]): string | null {
  let changed = text
  for (const { before, after } of replacements) {
    const next = replaceOnce(changed, before, after)
    if (next === null) return null
    changed = next
  }
  const isReversible = replacements.every(({ after }) => changed.split(after).length === 2)
  return isReversible ? changed : null
}

/** Replaces a text that is there exactly once; null otherwise. */
export function replaceOnce(text: string, before: string, after: string): string | null {
  const parts = text.split(before)
  return parts.length === 2 ? parts.join(after) : null
}

function toVariables({ environment }: Framework, wanted: Wanted): Variables {
  if (environment === null) return {}
  const { serviceUrl, publicToken, projectId, secret } = environment.names
  return {
    [serviceUrl]: wanted.choices.serviceUrl,
    ...(projectId !== undefined && { [projectId]: wanted.projectId }),
    [publicToken]: wanted.choices.publicToken,
    ...(secret !== undefined && { [secret]: wanted.secret }),
  }
}

function planEnvironment(app: App, file: string, variables: Variables): Plan['environment'] {
  const before = app.read(file)
  const addition = toAddition(file, before, variables)
  const names = Object.keys(variables)
  if (addition === null) return { file, names, lead: '', block: '', change: null }
  const after = (before ?? '') + addition.lead + addition.block
  return { file, names, ...addition, change: { path: file, before, after } }
}

function toDependencies(
  app: App,
  { packages, furtherPackages }: Framework,
  version: string,
): Readonly<Record<string, string>> {
  const own = Object.fromEntries(packages.map((name) => [name, `^${version}`]))
  const all = Object.entries({ ...own, ...furtherPackages?.(app) })
  return Object.fromEntries(all.filter(([name]) => !app.dependsOn(name)))
}

function planManifest(app: App, dependencies: Readonly<Record<string, string>>): Change | null {
  const before = app.read('package.json')
  if (before === null || Object.keys(dependencies).length === 0) return null
  return { path: 'package.json', before, after: addDependencies(before, dependencies) }
}
