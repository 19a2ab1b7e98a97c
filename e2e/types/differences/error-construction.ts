/** Errors that the host makes itself. */
import { StytchAPIError, StytchError, StytchSDKError } from '@stytch/vanilla-js'

export const problem = new StytchError('my_error', 'Something of mine went wrong.')
export const other = new StytchSDKError('my_error', 'Something of mine went wrong.')
export const toType = (error: unknown) => StytchAPIError.from(error).error_type
