import { createHappyFlow } from '../module-kinds/happy-flow.ts'

/** `claims_locales` is a wish, never a reason to refuse. */
export const oidccClaimsLocales = createHappyFlow('oidcc-claims-locales', {
  params: { claims_locales: 'se nl' },
})
