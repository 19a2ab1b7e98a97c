import type { TestContext } from './test-context.ts'

/** How a plan wants its modules run. */
export interface Variant {
  /** null: the provider's default for the response type. */
  readonly responseMode: 'form_post' | null
  readonly clientAuth: ClientAuth
}

export type ClientAuth = 'client_secret_basic' | 'client_secret_post' | 'private_key_jwt'

/** One test of a plan. It ends quietly, or throws a `Failure`; warnings are left at the context. */
export interface Module {
  readonly name: string
  run(context: TestContext): Promise<void>
}
