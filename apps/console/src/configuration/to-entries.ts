import type { Configuration, Setting } from '../call/replies.ts'
import { words } from '../words/words.ts'

/** A key of the configuration as the page shows it. */
export interface Entry {
  readonly key: string
  readonly value: string
  /** Where the value comes from, in a word, and the exact place. */
  readonly source: string
  readonly place: string
  readonly missing: string
  /** True for a value that somebody wrote. */
  readonly isWritten: boolean
  /** True for a value that follows from others. */
  readonly isFollowing: boolean
  /** Where to write it, and what. */
  readonly advice: string
  readonly snippet: string
}

/** Makes entries of the project's settings and of the environment. */
export const toEntries = (configuration: Configuration): readonly Entry[] => [
  ...configuration.settings.map((setting) => toSetting(configuration, setting)),
  ...configuration.variables.map(toVariable),
]

function toSetting({ file: named, place }: Configuration, setting: Setting): Entry {
  const text = words().configuration
  const file = named ?? 'portico.config.ts'
  const { key, source } = setting
  return {
    key,
    value: toShown(setting.value),
    source: source === 'file' ? text.sources.file(file) : text.sources[source],
    place:
      source === 'file'
        ? text.place(file, place === '' ? key : `${place}.${key}`)
        : text.sources[source],
    missing: toShown(setting.default),
    isWritten: source === 'file',
    isFollowing: source === 'service',
    advice: text.toChangeFile(file),
    snippet: toSnippet(key.split('.'), setting.value),
  }
}

function toVariable({ name, is_set: isSet, value }: Configuration['variables'][number]): Entry {
  const text = words().configuration
  return {
    key: name,
    value: isSet ? (value ?? text.secret) : text.notSet,
    source: isSet ? text.environment : text.sources.default,
    place: isSet ? text.environment : text.sources.default,
    missing: text.notSet,
    isWritten: isSet,
    isFollowing: false,
    advice: text.toChangeVariable,
    snippet: `${name}=${value ?? '…'}`,
  }
}

const toShown = (json: string) => {
  if (json === 'null') return words().configuration.notSet
  return /^"[^"\\]*"$/.test(json) ? json.slice(1, -1) : json
}

/** `magicLinks.expirationMinutes` and `30` are three lines of a project in the file. */
function toSnippet([first = '', ...rest]: readonly string[], json: string, indent = ''): string {
  const name = /^[A-Za-z_$][\w$]*$/.test(first) ? first : JSON.stringify(first)
  if (rest.length === 0) return `${indent}${name}: ${toLiteral(json)},`
  return `${indent}${name}: {\n${toSnippet(rest, json, `${indent}  `)}\n${indent}},`
}

/** A text in single quotes, as the file has them; everything else is JSON. */
const toLiteral = (json: string) =>
  /^"[^"\\']*"$/.test(json) ? `'${json.slice(1, -1)}'` : json === 'null' ? '…' : json
