import type { Static } from 'typebox'
import { expectTypeOf, test } from 'vitest'
import type { ConfigFileSchema } from './config-schema.ts'
import type { PorticoConfig } from './define-config.ts'

type ReadOnly<T> = T extends object ? { readonly [Key in keyof T]: ReadOnly<T[Key]> } : T

/** With no key optional: one that only one side has then shows. */
type Complete<T> = T extends object
  ? { readonly [Key in keyof T]-?: Complete<NonNullable<T[Key]>> }
  : T

type Schema = Static<typeof ConfigFileSchema>

// `npm run check` compiles this: the types carry the documentation, the schema the bounds
test('the schema of the configuration and its types have the same keys and values', () => {
  expectTypeOf<ReadOnly<Schema>>().toExtend<ReadOnly<PorticoConfig>>()
  expectTypeOf<ReadOnly<PorticoConfig>>().toExtend<ReadOnly<Schema>>()
  expectTypeOf<Complete<Schema>>().toExtend<Complete<PorticoConfig>>()
  expectTypeOf<Complete<PorticoConfig>>().toExtend<Complete<Schema>>()
})
