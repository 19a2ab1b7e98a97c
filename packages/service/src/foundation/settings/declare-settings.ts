/**
 * Settings as values: one declaration says what an operator may write, what the service reads when nothing is written,
 * and which problems a schema cannot express. The types of both sides follow from it, with the fields' comments.
 */
import { type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'

/** Other settings that a setting may depend on. */
export interface SettingContext {
  readonly security?: 'standard' | 'strict' | undefined
  readonly allowedOrigins?: readonly string[] | undefined
  /**
   * The values of the secrets whose environment variables the settings name; missing where the environment was not
   * read.
   */
  readonly secrets?: Readonly<Record<string, string>> | undefined
}

/** A problem of a setting, and the key at which it is; the key is empty for the setting itself. */
export interface SettingProblem {
  readonly key: string
  readonly message: string
}

/** One setting, or a group or list of settings: `project.passkeys`. */
export interface DeclaredSetting<Settings, Config> {
  readonly schema: TSchema
  /** True when the setting must be written. */
  readonly isRequired?: boolean
  /** Fills in the default of a missing setting. */
  toConfig(settings: Settings | undefined, context: SettingContext): Config
  /** Adds what development presets at the service's base URL. */
  toDevelopment?(settings: Settings, baseUrl: string): object
  /** Names the environment variables that hold secrets; a missing or unusable secret is a problem. */
  secretNames?(settings: Settings): readonly string[]
  /** Finds problems that a schema cannot express. */
  findProblems?(settings: Settings, context: SettingContext): readonly SettingProblem[]
}

/** A setting that must be written. */
export interface RequiredSetting<Settings, Config> extends DeclaredSetting<Settings, Config> {
  readonly isRequired: true
}

type Fields = Readonly<Record<string, DeclaredSetting<never, unknown>>>
type RequiredKey<F> = {
  [Key in keyof F]: F[Key] extends { readonly isRequired: true } ? Key : never
}[keyof F]
type WrittenFields<F> = { readonly [Key in keyof F]: WrittenOf<F[Key]> }
type Flat<T> = { [Key in keyof T]: T[Key] } & {}

/** The value that an operator writes for a setting. */
export type WrittenOf<Setting> =
  Setting extends DeclaredSetting<infer Written, unknown> ? Written : never

/** The value of a setting with every default filled in. */
export type ConfigOf<Setting> =
  Setting extends DeclaredSetting<never, infer Config> ? Config : never

/** The values of several settings with every default filled in. */
export type ConfigsOf<F> = { readonly [Key in keyof F]: ConfigOf<F[Key]> }

/** The object that an operator writes for several settings. */
export type WrittensOf<F> = Flat<Partial<WrittenFields<F>> & Pick<WrittenFields<F>, RequiredKey<F>>>

/** An object of settings. */
export type SettingGroup<F> = DeclaredSetting<WrittensOf<F>, Flat<ConfigsOf<F>>>

/** A rule for a written value: returns the problem, or null. */
type Rule<Value> = (value: Value) => string | null

const toProblems = (message: string | null | undefined): readonly SettingProblem[] =>
  message ? [{ key: '', message }] : []

/** A setting with a schema of its own; missing, it is null. */
export const value = <Value>(
  schema: TSchema,
  rule?: Rule<Value>,
): DeclaredSetting<Value, Value | null> => ({
  schema,
  toConfig: (value) => value ?? null,
  findProblems: (value) => toProblems(rule?.(value)),
})

/** True or false; `missing` is the default. */
export const flag = (missing: boolean): DeclaredSetting<boolean, boolean> =>
  withDefault(value<boolean>(Type.Boolean()), missing)

/** A text that is not empty. */
export const text = (maxLength: number, rule?: Rule<string>) =>
  value(Type.String({ minLength: 1, maxLength }), rule)

/** A text of a pattern. `toPatternWords` explains each pattern, because an error never shows one. */
export const matching = (pattern: string) => value<string>(Type.String({ pattern }))

/** The name of an environment variable that holds a secret. */
export const secretVariable: DeclaredSetting<string, string | null> = {
  ...matching('^[A-Z][A-Z0-9_]*$'),
  secretNames: (name) => [name],
}

/**
 * The name of an environment variable that holds a secret, with any spelling.
 *
 * @param rule finds why the secret cannot be used, as words that follow "which"; they must not contain the secret. A
 * missing secret is reported with all others.
 */
export const secretName = (
  maxLength: number,
  rule?: Rule<string>,
): DeclaredSetting<string, string | null> => ({
  ...text(maxLength),
  secretNames: (name) => [name],
  findProblems: (name, { secrets = {} }) => {
    const message = secrets[name] ? rule?.(secrets[name]) : null
    return toProblems(message && `names ${name}, which ${message}`)
  },
})

/** A whole number. */
export const integer = (minimum: number, maximum?: number) =>
  value<number>(Type.Integer(maximum === undefined ? { minimum } : { minimum, maximum }))

/** One of these texts. */
export const oneOf = <const Value extends string>(...values: readonly Value[]) =>
  value<Value>(Type.Enum([...values]))

/** This text alone, which selects a member of a union. */
export const literal = <const Value extends string>(only: Value) => value<Value>(Type.Literal(only))

/** The same setting, which must be written. */
export const required = <Written, Config>(
  declared: DeclaredSetting<Written, Config>,
): RequiredSetting<Written, Exclude<Config, null>> =>
  // A required setting is never missing, so it is never null.
  ({ ...declared, isRequired: true }) as RequiredSetting<Written, Exclude<Config, null>>

/** The same setting with another value where it is missing. */
export const withDefault = <Written, Config, const Missing>(
  declared: DeclaredSetting<Written, Config>,
  missing: Missing | ((context: SettingContext) => Missing),
): DeclaredSetting<Written, Exclude<Config, null> | Missing> => ({
  ...declared,
  toConfig: (written, context) => {
    if (written === undefined) return missing instanceof Function ? missing(context) : missing
    return declared.toConfig(written, context) as Exclude<Config, null> // only a missing setting is null
  },
})

/** The same setting with another configuration. It must be required, or an item of a list. */
export const converted = <Written, Config>(
  declared: DeclaredSetting<Written, unknown>,
  convert: (written: Written, context: SettingContext) => Config,
): DeclaredSetting<Written, Config> => ({
  ...declared,
  toConfig: (written, context) => convert(written as Written, context), // it is never missing
})

/** The same setting whose optional parts stay missing in the configuration. It must be required, or an item of a list. */
export const asWritten = <Written>(declared: DeclaredSetting<Written, unknown>) =>
  converted(declared, (written) => written)

/** The same setting with a rule for its parts together. */
export const withRule = <Written, Config>(
  declared: DeclaredSetting<Written, Config>,
  findProblems: (written: Written, context: SettingContext) => readonly SettingProblem[],
): DeclaredSetting<Written, Config> => ({
  ...declared,
  findProblems: (written, context) => [
    ...(declared.findProblems?.(written, context) ?? []),
    ...findProblems(written, context),
  ],
})

/**
 * A list of settings; missing, it is empty.
 *
 * @param limits.distinct returns the part of an item that no other item may have
 */
export const list = <Written, Config>(
  item: DeclaredSetting<Written, Config>,
  { distinct, ...limits }: ListLimits & { readonly distinct?: (written: Written) => string } = {},
): DeclaredSetting<readonly Written[], readonly Exclude<Config, null>[]> => ({
  schema: Type.Array(item.schema, limits),
  // An item is never missing, so it is never null.
  toConfig: (items = [], context) =>
    items.map((one) => item.toConfig(one, context) as Exclude<Config, null>),
  secretNames: (items) => items.flatMap((one) => item.secretNames?.(one) ?? []),
  findProblems: (items, context) => [
    ...findRepeats(distinct ? items.map(distinct) : []),
    ...items.flatMap((one, i) => placeAt(`[${i}]`, item.findProblems?.(one, context))),
  ],
})

interface ListLimits {
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
}

function findRepeats(names: readonly string[]): readonly SettingProblem[] {
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  return repeated === undefined ? [] : [{ key: '', message: `has "${repeated}" twice` }]
}

/** Settings by names that the operator chooses; missing, there are none. */
export const record = <Written, Config>(
  item: DeclaredSetting<Written, Config>,
): DeclaredSetting<
  Readonly<Record<string, Written>>,
  Readonly<Record<string, Exclude<Config, null>>>
> => ({
  schema: Type.Record(Type.String(), item.schema),
  // An item is never missing, so it is never null.
  toConfig: (items = {}, context) =>
    Object.fromEntries(
      Object.entries(items).map(([name, one]) => [
        name,
        item.toConfig(one, context) as Exclude<Config, null>,
      ]),
    ),
  secretNames: (items) => Object.values(items).flatMap((one) => item.secretNames?.(one) ?? []),
  findProblems: (items, context) =>
    Object.entries(items).flatMap(([name, one]) =>
      placeAt(name, item.findProblems?.(one, context)),
    ),
})

/** A setting of one of several kinds; no value fits two of them. */
export const union = <const Members extends readonly DeclaredSetting<never, unknown>[]>(
  ...members: Members
): DeclaredSetting<WrittenOf<Members[number]>, WrittenOf<Members[number]> | null> => {
  const find = (written: unknown) => members.find(({ schema }) => Value.Check(schema, written))
  return {
    ...value<WrittenOf<Members[number]>>(Type.Union(members.map(({ schema }) => schema))),
    // The value fits the schema of the member that was found.
    secretNames: (written) => find(written)?.secretNames?.(written as never) ?? [],
    findProblems: (written, context) =>
      find(written)?.findProblems?.(written as never, context) ?? [],
  }
}

/** An object of settings, which refuses other keys because they may be typos. */
export const group = <const F extends Fields>(fields: F): SettingGroup<F> => ({
  schema: Type.Object(toSchemas(fields), { additionalProperties: false }),
  toConfig: (written, context) => toConfigs(fields, written ?? {}, context),
  secretNames: (written) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const own = getOwn(written, name)
      return own === undefined ? [] : (field.secretNames?.(own) ?? [])
    }),
  findProblems: (written, context) => findProblemsOf(fields, written, context),
})

/** Collects the schemas of several settings. */
export const toSchemas = (fields: Fields): Record<string, TSchema> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { schema, isRequired }]) => [
      name,
      isRequired ? schema : Type.Optional(schema),
    ]),
  )

/** Fills in the defaults of several settings. */
export const toConfigs = <F extends Fields>(
  fields: F,
  written: object,
  context: SettingContext,
): ConfigsOf<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.toConfig(getOwn(written, name), context),
    ]),
  ) as ConfigsOf<F> // every field has an entry

/**
 * Finds the problems of several settings.
 *
 * @param at the key of the object that contains them
 */
export const findProblemsOf = (
  fields: Fields,
  written: object,
  context: SettingContext,
  at = '',
): readonly SettingProblem[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const own = getOwn(written, name)
    if (own === undefined) return []
    return placeAt(at === '' ? name : `${at}.${name}`, field.findProblems?.(own, context))
  })

/** Reads the value of a setting; its schema was checked before. */
const getOwn = (written: object, name: string) => Reflect.get(written, name) as never

/** Puts the key of a group or list before the keys of its parts. */
const placeAt = (at: string, problems: readonly SettingProblem[] = []): readonly SettingProblem[] =>
  problems.map(({ key, message }) => ({
    key: key === '' || key.startsWith('[') ? `${at}${key}` : `${at}.${key}`,
    message,
  }))
