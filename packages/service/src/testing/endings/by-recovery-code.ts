import { randomBytes } from 'node:crypto'
import { systemRandom } from '../../foundation/random.ts'
import { createRecoveryCode, hashAccountCode } from '../../foundation/text/recovery-code.ts'
import { minutes, type Operation } from './operation.ts'

/** Operations with a recovery code of the account. */
export const byRecoveryCode: readonly Operation[] = [
  {
    name: 'recovery code',
    basis: 'code',
    async prepare({ storage, keyRing, world, projectId }, { userId, email }) {
      const recovery_code = createRecoveryCode(systemRandom)
      await storage.accountCodes.replace({ projectId, userId }, [
        {
          codeId: `totp-recovery-code-test-${randomBytes(8).toString('hex')}`,
          codeHash: hashAccountCode(keyRing, userId, recovery_code),
          sealedCode: null,
          createdAt: world.now(),
        },
      ])
      const body = { email, recovery_code, ...minutes }
      return { run: () => world.post('/recovery_codes/authenticate', body) }
    },
  },
  {
    name: 'recovery codes made',
    basis: 'session',
    prepare: async ({ world }, { session }) => ({
      run: () => world.post('/recovery_codes', undefined, { session }),
    }),
  },
]
