import { createShownToPerson } from '../module-kinds/shown-to-person.ts'

/** `tos_uri` should be shown where the person decides. */
export const oidccRegistrationTosUri = createShownToPerson('oidcc-registration-tos-uri', 'tos_uri')
