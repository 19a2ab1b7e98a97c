import { ensure, fail } from '../runner/failure.ts'

export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}

/** A member that must be a text with something in it. */
export function getText(object: JsonObject, name: string, where: string): string {
  const value = object[name]
  if (typeof value !== 'string' || value === '') return fail(`${where}: "${name}" is missing`)
  return value
}

/** The object that an answer holds, told to be JSON. */
export async function readJson(answer: Response, where: string): Promise<JsonObject> {
  const type = answer.headers.get('content-type') ?? ''
  const text = await answer.text()
  ensure(
    /^application\/json\b/i.test(type),
    `${where}: ${answer.status} "${type}", not JSON: ${text.slice(0, 200)}`,
  )
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    fail(`${where}: the body is no JSON`)
  }
  ensure(isObject(parsed), `${where}: the body is no JSON object`)
  return parsed
}
