import type { Static } from 'typebox'
import { expectTypeOf, test } from 'vitest'
import type { ConfigFileSchema } from './config-schema.ts'
import type { PorticoConfig } from './define-config.ts'

type ReadOnly<T> = T extends object ? { readonly [Key in keyof T]: ReadOnly<T[Key]> } : T

/** Makes every key required, so that a key that only one side has fails the comparison. */
type Complete<T> = T extends object
  ? { readonly [Key in keyof T]-?: Complete<NonNullable<T[Key]>> }
  : T

type Schema = Static<typeof ConfigFileSchema>

// `npm run check` compiles this comparison: the types have the documentation, the schema has the limits
test('the schema of the configuration and its types have the same keys and values', () => {
  expectTypeOf<ReadOnly<Schema>>().toExtend<ReadOnly<PorticoConfig>>()
  expectTypeOf<ReadOnly<PorticoConfig>>().toExtend<ReadOnly<Schema>>()
  expectTypeOf<Complete<Schema>>().toExtend<Complete<PorticoConfig>>()
  expectTypeOf<Complete<PorticoConfig>>().toExtend<Complete<Schema>>()
})
