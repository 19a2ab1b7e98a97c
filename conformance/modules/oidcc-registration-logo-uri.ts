import { createShownToPerson } from '../module-kinds/shown-to-person.ts'

/** `logo_uri` should be shown where the person decides. */
export const oidccRegistrationLogoUri = createShownToPerson(
  'oidcc-registration-logo-uri',
  'logo_uri',
)
