/** Combines the declarations of all methods: these types and tables follow from the registry. */
import type { methodBootstrap } from '@portico/contract/schemas'
import type { Static } from 'typebox'
import type { FactorRow, UsedCredential } from '../foundation/database/factor-row.ts'
import type { SealedColumn } from '../foundation/database/sealed-column.ts'
import type { TableShape } from '../foundation/database/table-shape.ts'
import {
  type ConfigOf,
  findProblemsOf,
  type SettingContext,
  type SettingProblem,
  toConfigs,
  type WrittenOf,
} from '../foundation/settings/declare-settings.ts'
import type { BootstrapPart } from './bootstrap-part.ts'
import {
  type CredentialAddition,
  type CredentialGuess,
  isStandard,
  type StandardAddition,
} from './declare-addition.ts'
import type {
  CredentialFactor,
  CredentialKind,
  CredentialRepository,
} from './declare-credential.ts'
import type { CredentialImport, CredentialOwner } from './declare-import.ts'
import type {
  DeclaredProof,
  DeclaredRate,
  DeclaredSetup,
  MethodDeclaration,
} from './declare-method.ts'
import type { DeclaredTable } from './declare-table.ts'
import * as registry from './index.ts'

type Declared = (typeof registry)[keyof typeof registry]
type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  part: infer Together,
) => void
  ? Together
  : never
type Flat<T> = { readonly [Key in keyof T]: T[Key] }

/** The declarations, in the registry's order. */
export const declarations: readonly MethodDeclaration[] = Object.values(registry)

type DeclaredCredential = Extract<Declared, { credential: unknown }>['credential']

/** The credentials of a user, by kind: `user.credentials.passkeys`. */
export type Credentials = {
  readonly [Kind in DeclaredCredential as Kind['id']]: Kind['none']
}

/** Every kind's repository, by its id: `storage.passkeys`. */
export type CredentialRepositories = {
  readonly [Kind in DeclaredCredential as Kind['id']]: ReturnType<Kind['createRepository']>
}

/** The names of all kinds' tables. */
export type CredentialTable = {
  [Kind in DeclaredCredential as Kind['id']]: keyof Kind['tables']
}[DeclaredCredential['id']]

/** The shapes of these tables, in the registry's order. */
export const credentialTables = Object.assign(
  {},
  ...declarations.map(({ credential }) => credential?.tables),
) as Readonly<Record<CredentialTable, TableShape>> // the union of their keys

/** A kind of credential whose audit actions are known. */
export type DeclaredKind = CredentialKind<
  string,
  unknown,
  CredentialRepository,
  string,
  MethodAuditAction
>

/** Every kind of credential. */
export const credentialKinds: readonly DeclaredKind[] = Object.values(registry).flatMap(
  (declared): readonly DeclaredKind[] => ('credential' in declared ? [declared.credential] : []),
)

/** Finds how a proof is shown; undefined when no method of this version declares its factor. */
export const findFactor = ({ factor }: UsedCredential): CredentialFactor | undefined =>
  [...credentialKinds, ...declarations].find(({ factors = {} }) => Object.hasOwn(factors, factor))
    ?.factors?.[factor]

/** The credentials of a user who has none. */
export const noCredentials = Object.fromEntries(
  credentialKinds.map(({ id, none }) => [id, none]),
) as Credentials // every kind has an entry

/** True when a user has a credential of any kind. */
export const hasCredentials = (states: Credentials): boolean =>
  credentialKinds.some((kind) => kind.list(states).length > 0)

/**
 * Returns the repository of a kind, with the functions that every kind has.
 *
 * @returns a repository that finds owners and removes credentials
 */
export const getCredentialRepository = (
  repositories: CredentialRepositories,
  { id }: CredentialKind,
): CredentialRepository => repositories[id as keyof CredentialRepositories] // kinds and repositories share their ids

type ImportedBy<Import> =
  Import extends CredentialImport<infer Imported> ? readonly Imported[] : never

/** The credentials that an imported user gets, by kind. */
export type ImportedCredentials = {
  readonly [Kind in DeclaredCredential as Kind['id']]?: ImportedBy<Kind['imports']>
}

/** The credentials of an existing user, as another installation would import them. */
export type ExportedCredentials = {
  readonly [Kind in keyof ImportedCredentials]-?: readonly (NonNullable<
    ImportedCredentials[Kind]
  >[number] &
    CredentialOwner)[]
}

/** Returns the credentials of a kind that an imported user gets. */
export const getImported = (
  credentials: ImportedCredentials,
  { id }: CredentialKind,
): readonly object[] => credentials[id as keyof ImportedCredentials] ?? [] // kinds and credentials share their ids

type DeclaredTables = Intersection<Extract<Declared, { tables: unknown }>['tables']>

/** The repository of every method's table without credentials, by its name: `storage.phoneTraffic`. */
export type TableRepositories = {
  readonly [Name in keyof DeclaredTables]: ReturnType<DeclaredTables[Name]['createRepository']>
}

/** These tables by the names of their repositories. */
export const methodTables = Object.entries(
  Object.assign({}, ...declarations.map(({ tables }) => tables)),
) as readonly (readonly [name: keyof TableRepositories, declared: DeclaredTable])[] // the names of the registry

type AnyTable = DeclaredTables[keyof DeclaredTables]

const movingTables = methodTables.flatMap(([, table]) => ('moves' in table ? [table] : []))

/** The shapes of the tables that move to another installation, by the tables' names. */
export const methodTablesMoved = Object.fromEntries(
  movingTables.map(({ table, moves }) => [table, moves.rows]),
) as Readonly<Record<Extract<AnyTable, { moves: unknown }>['table'], TableShape>> // every such table has an entry

/** The columns of these tables that the root key seals. */
export const methodTablesSealed: Readonly<Record<string, SealedColumn>> = Object.fromEntries(
  movingTables.map(({ table, moves }) => [table, moves.sealed]),
)

/** Why the rows of the other tables do not move to another installation, by the tables' names. */
export const methodTablesLeft = Object.fromEntries(
  methodTables.flatMap(([, table]) => ('stays' in table ? [[table.table, table.stays]] : [])),
) as Readonly<Record<Extract<AnyTable, { stays: unknown }>['table'], string>> // every such table has an entry

type DeclaredSettings = Intersection<Extract<Declared, { settings: unknown }>['settings']>

/** The methods' settings in a project, all optional. */
export type MethodSettings = Flat<{
  readonly [Key in keyof DeclaredSettings]?: WrittenOf<DeclaredSettings[Key]>
}>

/** The methods' settings with defaults filled in. */
export type MethodConfigs = Flat<{
  readonly [Key in keyof DeclaredSettings]: ConfigOf<DeclaredSettings[Key]>
}>

const declaredSettings = declarations.flatMap(({ settings = {} }) => Object.entries(settings))

/** The methods' declared settings, by their keys in a project. */
export const methodSettings = Object.fromEntries(declaredSettings) as unknown as DeclaredSettings // the same registry

/**
 * Fills in the defaults of the methods' settings; a `ProjectConfig` that is built by hand spreads the result.
 *
 * @param settings the settings that differ from their default
 */
export const toMethodConfigs = (settings: MethodSettings & SettingContext): MethodConfigs =>
  toConfigs(methodSettings, settings, settings)

type MethodBootstrap = BootstrapPart<keyof typeof methodBootstrap>

/** Collects what pages read about the methods' settings. */
export const toMethodBootstrap = (configs: MethodConfigs): MethodBootstrap =>
  Object.assign(
    {},
    // Each method reads its own settings.
    ...declarations.map(({ toBootstrap }) => toBootstrap?.(configs as never)),
  )

/** Adds what the methods preset in development to a project's settings. */
export const toDevelopmentSettings = <Settings extends MethodSettings>(
  settings: Settings,
  baseUrl: string,
): Settings => ({
  ...settings,
  ...Object.fromEntries(
    declaredSettings.flatMap(([key, { toDevelopment }]) =>
      toDevelopment ? [[key, toDevelopment(getOwn(settings, key), baseUrl)]] : [],
    ),
  ),
})

/** Finds problems of the methods' settings that schemas cannot express. */
export const findMethodProblems = (
  settings: MethodSettings & SettingContext,
): readonly SettingProblem[] => findProblemsOf(methodSettings, settings, settings)

/** Lists the environment variables that a project's method settings name for secrets. */
export const listMethodSecretNames = (settings: MethodSettings): readonly string[] =>
  declaredSettings.flatMap(([key, { secretNames }]) => secretNames?.(getOwn(settings, key)) ?? [])

/** Reads the settings under a key; their schema was checked before. */
const getOwn = (settings: MethodSettings, key: string) =>
  (settings[key as keyof MethodSettings] ?? {}) as never // the caller's key belongs to a declaration

type DeclaredRates = Intersection<Extract<Declared, { rates: unknown }>['rates']>

/** The rate limits of all methods. */
export type MethodRates = { readonly [Key in keyof DeclaredRates]: DeclaredRate['production'] }

/**
 * Collects the methods' default rate limits.
 *
 * @param mode `production` or `development`
 * @returns the limits that apply unless a project sets its own
 */
export const toMethodRates = (mode: keyof DeclaredRate): MethodRates =>
  Object.fromEntries(
    declarations.flatMap(({ rates = {} }) =>
      Object.entries(rates).map(([name, rate]) => [name, rate[mode]]),
    ),
  ) as MethodRates // every declared name has an entry

/** The kinds of challenges that methods issue. */
export type MethodChallengeKind = Extract<
  Declared,
  { challengeKinds: unknown }
>['challengeKinds'][number]

/** An event that a mail reported, as the mail's token stores it. */
export type DeclaredEvent = Static<NonNullable<DeclaredCredential['addition']>['event']>

/** How sessions add credentials, for every kind that they can add. */
export const additions: readonly CredentialAddition[] = credentialKinds.flatMap(
  ({ addition }) => addition ?? [],
)

/** The credentials that prove knowledge alone. */
export const guesses: readonly CredentialGuess[] = credentialKinds.flatMap(
  ({ guess }) => guess ?? [],
)

/** Finds how a proof of knowledge is confirmed on a new device; undefined for a proof of anything else. */
export const findGuess = ({ type }: Pick<FactorRow, 'type'>): CredentialGuess | undefined =>
  guesses.find(({ factorType }) => factorType === type)

/** The kinds whose notice and undo are made from their declaration. */
export const standardAdditions: readonly (readonly [DeclaredKind, StandardAddition])[] =
  credentialKinds.flatMap((kind) =>
    kind.addition && isStandard(kind.addition) ? [[kind, kind.addition] as const] : [],
  )

/** Finds the words for a proof by its name; undefined for a proof of another version. */
export const findProof = (name: string): DeclaredProof['words'] | undefined =>
  declarations.find(({ proofs }) => Object.hasOwn(proofs, name))?.proofs[name]?.words

/** All proofs of all methods with their names, in the registry's order. */
export const methodProofs: readonly (readonly [name: string, proof: DeclaredProof])[] =
  declarations.flatMap(({ proofs }) => Object.entries(proofs))

/** Finds the name of a session's proof; null for a proof without words for users. */
export const findProofName = (factor: ProvedFactor): string | null =>
  methodProofs.find(([, proof]) => proof.words !== undefined && isProof(factor, proof))?.[0] ?? null

/** The fields of a session's factor that identify the proof. */
export type ProvedFactor = Pick<FactorRow, 'type' | 'deliveryMethod' | 'credential'>

/** True when a session's factor is the result of this proof. */
export const isProof = (
  { type, deliveryMethod, credential }: ProvedFactor,
  declared: DeclaredProof,
): boolean =>
  declared.type === type &&
  (declared.deliveryMethod ?? deliveryMethod) === deliveryMethod &&
  (declared.factor ?? credential?.factor) === credential?.factor

/** The audit actions of all methods, as a type. */
export type MethodAuditAction = Extract<Declared, { auditActions: unknown }>['auditActions'][number]

/** The audit actions of all methods. */
export const methodAuditActions = Object.values(registry).flatMap((declared) =>
  'auditActions' in declared ? declared.auditActions : [],
)

/** The methods that the hosted sign-in page can offer, as a type. */
export type HostedMethod = {
  [Name in keyof typeof registry]: (typeof registry)[Name] extends { hosted: unknown }
    ? Name
    : never
}[keyof typeof registry]

/** The sections of the account that belong to no method. */
const ownSections = [
  'name',
  'language',
  'emails',
  'passkeys',
  'secondStep',
  'recoveryCodes',
  'devices',
  'apps',
  'download',
  'deletion',
] as const

/** A section of the account. */
export type AccountSectionName =
  | (typeof ownSections)[number]
  | Extract<Declared, { accountSection: unknown }>['accountSection']

/** The sections of the account. */
export const accountSections: readonly AccountSectionName[] = [
  ...ownSections,
  ...Object.values(registry).flatMap((declared) =>
    'accountSection' in declared ? declared.accountSection : [],
  ),
]

/** The declarations of the methods that the hosted page can offer, by the widget's names. */
const hosted = new Map<string, NonNullable<MethodDeclaration['hosted']> & { readonly key: string }>(
  Object.entries<MethodDeclaration>(registry).flatMap(([name, { hosted: own, settings = {} }]) =>
    own === undefined ? [] : [[name, { ...own, key: Object.keys(settings)[0] ?? '' }]],
  ),
)

/** The methods that the hosted sign-in page can offer, in the registry's order. */
export const hostedMethods = [...hosted.keys()] as HostedMethod[] // the type reads the same registry

/** Returns true for a method with which a new user cannot sign up. */
export const needsAnother = (name: string): boolean => hosted.get(name)?.needsAnother === true

/** Returns true for a method that redirects the user elsewhere and back to the page's URL. */
export const isReturning = (name: string): boolean => hosted.get(name)?.isReturning === true

/** Returns how a method uses mail to sign the user in; undefined for a method that sends no mail. */
export const findMails = (name: string): 'only' | 'channel' | undefined => hosted.get(name)?.mails

/** A way of signing in that `portico init` offers. */
export interface SetupMethod extends DeclaredSetup {
  /** The word that the option `--methods` takes. */
  readonly id: string
  /** The product of the widget. */
  readonly product: string
  /** Whether users can sign up by it alone. */
  readonly isEnough: boolean
  /** Whether it signs users in by mail. The widget has one form for an address, so one such method at most is chosen. */
  readonly isByMail: boolean
}

/** The ways of signing in that `portico init` offers, by their ids. */
export const setupMethods: readonly SetupMethod[] = Object.entries<MethodDeclaration>(registry)
  .flatMap(([product, { setups = {} }]) =>
    Object.entries(setups).map(([id, setup]) => ({
      ...setup,
      id,
      product,
      isEnough: !needsAnother(product),
      isByMail: findMails(product) !== undefined,
    })),
  )
  .toSorted((a, b) => a.id.localeCompare(b.id, 'en'))

/** Finds settings that do not work on the service's own pages; returns messages. */
export const findHostedProblems = (
  settings: MethodSettings,
  { methods, baseUrl }: { readonly methods: readonly string[]; readonly baseUrl: string },
): readonly string[] =>
  methods.flatMap((name) => {
    const { key = '', findProblem } = hosted.get(name) ?? {}
    return findProblem?.(getOwn(settings, key), baseUrl) ?? []
  })
