import type { TestStorage } from '@portico/testkit/storage'
import type { createIdpWorld } from '../../identity-provider/testing/create-idp-world.ts'
import type { KeyRing } from '../../kernel/keys/key-ring.ts'

/** What the users of a test of endings are created with. */
export interface MembersContext extends Pick<TestStorage, 'storage' | 'database'> {
  readonly world: Awaited<ReturnType<typeof createIdpWorld>>
  readonly keyRing: KeyRing
  /** The stored hash of the password that every member has. */
  readonly hash: string
}
