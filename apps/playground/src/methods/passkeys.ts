import { showMethod } from '../config/shown-method.ts'

/** Passkeys. */
export const method = showMethod({
  product: 'passkeys',
  key: 'passkeyOptions',
  options: { domain: null, automaticUpgrade: null },
})
