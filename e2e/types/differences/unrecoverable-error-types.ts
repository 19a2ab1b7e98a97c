/** The list of error types, as one that may be changed. */
import { UNRECOVERABLE_ERROR_TYPES } from '@stytch/vanilla-js'

export const types: string[] = UNRECOVERABLE_ERROR_TYPES
