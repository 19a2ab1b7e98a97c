import { loadKeys } from '../checks/jwks.ts'
import { ensure } from '../runner/failure.ts'
import type { Module } from '../runner/module.ts'

/** After a rotation there is a new key, and the old one is still there to verify with. */
export const oidccServerRotateKeys: Module = {
  name: 'oidcc-server-rotate-keys',
  async run(context) {
    const before = (await loadKeys(context)).map(({ kid }) => kid)
    await context.provider.rotateKeys()
    const after = (await loadKeys(context)).map(({ kid }) => kid)
    ensure(
      after.some((kid) => !before.includes(kid)),
      'jwks: there is no new key after the rotation',
    )
    ensure(
      before.some((kid) => after.includes(kid)),
      'jwks: the old key is gone: what it signed can no longer be verified',
    )
  },
}
