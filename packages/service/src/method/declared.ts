/** What the declared methods come to, together: types and tables that grow with the registry. */
import { type Static, type TOptional, type TSchema, Type } from 'typebox'
import type { TableShape } from '../database/table-shape.ts'
import * as registry from '../methods/index.declarations.ts'
import type {
  CredentialFactor,
  CredentialKind,
  CredentialRepository,
  UsedCredential,
} from './declare-credential.ts'
import type {
  DeclaredProof,
  DeclaredRate,
  DeclaredSetting,
  MethodDeclaration,
  SettingContext,
  SettingProblem,
} from './declare-method.ts'
import type { UndoableEvent } from './undoable-event.ts'

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

/** What a person has, by kind: `user.credentials.passkeys`. */
export type Credentials = {
  readonly [Kind in DeclaredCredential as Kind['id']]: Kind['none']
}

/** Every kind's repository, by its id: `storage.passkeys`. */
export type CredentialRepositories = {
  readonly [Kind in DeclaredCredential as Kind['id']]: ReturnType<Kind['createRepository']>
}

/** Every kind's tables. */
export type CredentialTable = {
  [Kind in DeclaredCredential as Kind['id']]: keyof Kind['tables']
}[DeclaredCredential['id']]

/** The same, in the registry's order. */
export const credentialTables = Object.assign(
  {},
  ...declarations.map(({ credential }) => credential?.tables),
) as Readonly<Record<CredentialTable, TableShape>> // the union of their keys

/** A kind of credential whose acts the audit log knows. */
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

/** How a proof of a kind is told; undefined for one that no kind of this version knows. */
export const findFactor = ({ factor }: UsedCredential): CredentialFactor | undefined =>
  credentialKinds.find(({ factors }) => Object.hasOwn(factors, factor))?.factors[factor]

/** Somebody who has none of any kind. */
export const noCredentials = Object.fromEntries(
  credentialKinds.map(({ id, none }) => [id, none]),
) as Credentials // every kind was asked

/** True for somebody who has one of any kind. */
export const hasCredentials = (states: Credentials): boolean =>
  credentialKinds.some((kind) => kind.list(states).length > 0)

/** @returns the kind's repository: it finds owners and removes */
export const getCredentialRepository = (
  repositories: CredentialRepositories,
  { id }: CredentialKind,
): CredentialRepository => repositories[id as keyof CredentialRepositories] // kinds and repositories share their ids

type DeclaredSettings = Intersection<Extract<Declared, { settings: unknown }>['settings']>

/** The settings of methods in a project, all optional. */
export type MethodSettings = Flat<{
  readonly [Key in keyof DeclaredSettings]?: DeclaredSettings[Key] extends DeclaredSetting<
    infer Settings,
    unknown
  >
    ? Settings
    : never
}>

/** The same as the service uses them. */
export type MethodConfigs = Flat<{
  readonly [Key in keyof DeclaredSettings]: DeclaredSettings[Key] extends DeclaredSetting<
    never,
    infer Config
  >
    ? Config
    : never
}>

const declaredSettings = declarations.flatMap(({ settings = {} }) => Object.entries(settings))

/** @returns what a project's settings may hold of methods, by key */
export const toSettingSchemas = () =>
  Object.fromEntries(
    declaredSettings.map(([key, { schema }]) => [key, Type.Optional(schema)]),
  ) as SettingSchemas // of every declared key

type SettingSchemas = {
  [Key in keyof DeclaredSettings]: DeclaredSettings[Key] extends {
    readonly schema: infer Schema extends TSchema
  }
    ? TOptional<Schema>
    : never
}

/**
 * Fills in what a project's settings of methods leave open: a `ProjectConfig` that is made by hand spreads it.
 *
 * @param settings those that are not to have their default
 */
export const toMethodConfigs = (settings: MethodSettings & SettingContext): MethodConfigs =>
  Object.fromEntries(
    declaredSettings.map(([key, { toConfig }]) => [key, toConfig(getOwn(settings, key), settings)]),
  ) as MethodConfigs // of every declared key

/** Finds what schemas cannot say of methods' settings. */
export const findMethodProblems = (
  settings: MethodSettings & SettingContext,
): readonly SettingProblem[] =>
  declaredSettings.flatMap(([key, { findProblems }]) =>
    (findProblems?.(getOwn(settings, key), settings) ?? []).map((problem) => ({
      ...problem,
      key: `${key}.${problem.key}`,
    })),
  )

/** Every environment variable that a project's settings of methods name for a secret. */
export const listMethodSecretNames = (settings: MethodSettings): readonly string[] =>
  declaredSettings.flatMap(([key, { secretNames }]) => secretNames?.(getOwn(settings, key)) ?? [])

/** What a project wrote under a key; its schema has been checked. */
const getOwn = (settings: MethodSettings, key: string) =>
  (settings[key as keyof MethodSettings] ?? {}) as never // of the declaration that has the key

type DeclaredRates = Intersection<Extract<Declared, { rates: unknown }>['rates']>

/** The limits of methods. */
export type MethodRates = { readonly [Key in keyof DeclaredRates]: DeclaredRate['production'] }

/**
 * @param mode `production` or `development`
 * @returns the limits of methods in it, until a project names its own
 */
export const toMethodRates = (mode: keyof DeclaredRate): MethodRates =>
  Object.fromEntries(
    declarations.flatMap(({ rates = {} }) =>
      Object.entries(rates).map(([name, rate]) => [name, rate[mode]]),
    ),
  ) as MethodRates // of every declared name

/** What the one-time secrets of methods are for. */
export type MethodChallengeKind = Extract<
  Declared,
  { challengeKinds: unknown }
>['challengeKinds'][number]

/** Something that a mail told of: its kind, and what its token remembers. */
export type DeclaredEvent = Static<
  Extract<Declared, { undoable: unknown }>['undoable'][number]['event']
>

/** All that a mail may tell of, and how to undo. */
export const undoableEvents: readonly UndoableEvent[] = declarations.flatMap(
  ({ undoable = [] }) => undoable,
)

/** What a proof is called, by its name; undefined for one of another version. */
export const findProof = (name: string): DeclaredProof['words'] | undefined =>
  declarations.find(({ proofs }) => Object.hasOwn(proofs, name))?.proofs[name]?.words

/** Every proof of every method, by its name, in the registry's order. */
export const methodProofs: readonly (readonly [name: string, proof: DeclaredProof])[] =
  declarations.flatMap(({ proofs }) => Object.entries(proofs))

/** The name of a session's proof; null for one that people have no word for. */
export const findProofName = (factor: ProvedFactor): string | null =>
  methodProofs.find(([, proof]) => proof.words !== undefined && isProof(factor, proof))?.[0] ?? null

/** What of a session's factor tells which proof it is. */
export interface ProvedFactor {
  readonly type: string
  readonly deliveryMethod: string
  readonly credential?: UsedCredential
}

/** True when a session's factor is this proof. */
export const isProof = (
  { type, deliveryMethod, credential }: ProvedFactor,
  declared: DeclaredProof,
): boolean =>
  declared.type === type &&
  (declared.deliveryMethod ?? deliveryMethod) === deliveryMethod &&
  (declared.factor ?? credential?.factor) === credential?.factor

/** What methods write into the audit log. */
export type MethodAuditAction = Extract<Declared, { auditActions: unknown }>['auditActions'][number]

/** The actions themselves. */
export const methodAuditActions = Object.values(registry).flatMap((declared) =>
  'auditActions' in declared ? declared.auditActions : [],
)

/** A method that the hosted sign-in page can offer. */
export type HostedMethod = Extract<Declared, { hosted: unknown }>['id']

/** The same, in the registry's order. */
export const hostedMethods = Object.values(registry).flatMap((declared) =>
  'hosted' in declared ? declared.id : [],
)

/** Methods with which nobody new can sign up. */
export const needsAnother = (id: string): boolean =>
  declarations.some((declared) => declared.id === id && declared.hosted?.needsAnother === true)

/** Finds what of a project's settings does not work on the pages of the service itself, as a message. */
export const findHostedProblems = (
  settings: MethodSettings,
  { methods, baseUrl }: { readonly methods: readonly string[]; readonly baseUrl: string },
): readonly string[] =>
  declarations.flatMap(({ id, hosted, settings: own = {} }) => {
    const [key = ''] = Object.keys(own)
    if (!methods.includes(id)) return []
    return hosted?.findProblem?.(getOwn(settings, key), baseUrl) ?? []
  })
