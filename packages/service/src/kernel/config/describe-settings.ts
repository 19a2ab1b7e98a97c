/** Describes each setting of a project: its value, its place, and its value without that. */

import type { ProjectConfig, ServiceConfig } from './config.ts'
import { settings as declared } from './config-schema.ts'
import { developmentRates, productionRates } from './default-rates.ts'
import { type ProjectSettings, projectSettings } from './project-settings.ts'

/** A setting of a project, or a part of one. */
export interface DescribedSetting {
  /** `magicLinks.expirationMinutes` */
  readonly key: string
  /** As JSON; `null` for one that is not set. */
  readonly value: string
  /** The value that it would have if the file said nothing, as JSON. */
  readonly missing: string
  /** `service` for a value that follows from other settings, or that a back end added. */
  readonly source: 'file' | 'default' | 'service'
}

/** Longer values are cut off: texts of mails and policies are read in their file. */
const longest = 2_000

/**
 * Describes the settings of a project. No secret is among them: the file names the variables of secrets, and what was
 * read with secrets is left out.
 *
 * @param written what stands in the file
 */
export function describeSettings(
  project: ProjectConfig,
  written: ProjectSettings,
  mode: ServiceConfig['mode'],
): readonly DescribedSetting[] {
  return Object.entries<Declared>(declared).flatMap(([name, field]) => {
    const own: unknown = Reflect.get(written, name)
    const missing = name === 'rates' ? ratesOf(mode) : toMissing(field)
    // Settings of methods and integrations may be joined with secrets there.
    const now: unknown =
      name in projectSettings && name in project ? Reflect.get(project, name) : (own ?? missing)
    const parts = [now, missing, own].map((value) => listLeaves(name, value))
    const keys = new Set(parts.flatMap((leaves) => [...leaves.keys()]))
    const [values, defaults, ownValues] = parts
    return [...keys].map((key) => {
      const without = defaults?.get(key) ?? 'null'
      const isWritten = ownValues?.has(key) ?? false
      // As it is written; the service and the back end add origins to those of the file.
      const isAsWritten = isWritten && key !== 'allowedOrigins'
      const value = (isAsWritten ? ownValues?.get(key) : values?.get(key)) ?? 'null'
      return {
        key,
        value,
        missing: without,
        source: isWritten ? 'file' : value === without ? 'default' : 'service',
      }
    })
  })
}

interface Declared {
  readonly schema: { readonly required?: readonly string[] }
  toConfig(settings: undefined, context: object): unknown
}

const ratesOf = (mode: ServiceConfig['mode']) =>
  mode === 'development' ? developmentRates : productionRates

/** What a setting is without being written; one whose parts must be written is off. */
const toMissing = ({ schema, toConfig }: Declared): unknown =>
  (schema.required ?? []).length > 0 ? null : toConfig(undefined, {})

/** Lists the parts of a setting with their keys; a list is one part, and so is a rate limit. */
function listLeaves(key: string, value: unknown): ReadonlyMap<string, string> {
  if (value === undefined) return new Map()
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isGroup || /^rates\./.test(key)) return new Map([[key, toText(value)]])
  const parts = Object.entries(value)
  if (parts.length === 0) return new Map([[key, '{}']])
  return new Map(parts.flatMap(([name, part]) => [...listLeaves(`${key}.${name}`, part)]))
}

function toText(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null'
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
