/** What a module throws when the provider breaks a rule. */
export class Failure extends Error {
  override readonly name = 'Failure'
}

/** @throws Failure always */
export function fail(reason: string): never {
  throw new Failure(reason)
}

/** @throws Failure with `reason` unless `condition` holds */
export function ensure(condition: unknown, reason: string): asserts condition {
  if (!condition) fail(reason)
}
