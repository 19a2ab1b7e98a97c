import { createShownToPerson } from '../module-kinds/shown-to-person.ts'

/** `policy_uri` should be shown where the person decides. */
export const oidccRegistrationPolicyUri = createShownToPerson(
  'oidcc-registration-policy-uri',
  'policy_uri',
)
