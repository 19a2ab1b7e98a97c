import { createHappyFlow } from '../module-kinds/happy-flow.ts'

const acrValues = ['1', '2']

/** `acr_values` is a wish; the id token should say how far it was met. */
export const oidccEnsureRequestWithAcrValuesSucceeds = createHappyFlow(
  'oidcc-ensure-request-with-acr-values-succeeds',
  { params: { acr_values: acrValues.join(' ') } },
  (context, { idToken: { claims } }) => {
    if (typeof claims.acr !== 'string') context.warn('id token: "acr" is missing')
    else if (!acrValues.includes(claims.acr)) context.warn(`id token: "acr" is ${claims.acr}`)
  },
)
