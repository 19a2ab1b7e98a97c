import { describe, expect, it } from 'vitest'
import {
  errorToStytchError,
  InternalError,
  NoCurrentSessionError,
  StytchAPIError,
  StytchAPIUnreachableError,
  StytchError,
  StytchSDKAPIError,
  StytchSDKError,
} from '../../index.ts'

describe('errors', () => {
  it('keep the names that hosts compare, even when a minifier renames the classes', () => {
    expect(new NoCurrentSessionError()).toMatchObject({ name: 'NoCurrentSessionError' })
    expect(new NoCurrentSessionError()).toBeInstanceOf(StytchSDKError)
    expect(new StytchSDKError('No.')).toMatchObject({ name: 'StytchSDKError', message: 'No.' })
    expect(new StytchSDKError('No.')).toBeInstanceOf(StytchError)
  })

  it('are also found under their older names', () => {
    expect(StytchSDKAPIError).toBe(StytchAPIError)
  })

  it('are passed on unchanged; any other thrown value is converted to one', () => {
    const own = new StytchAPIUnreachableError('Unable to contact our servers.')
    expect(errorToStytchError(own)).toBe(own)
    const cause = new TypeError('x is not a function')
    const error = errorToStytchError(cause)
    expect(error).toBeInstanceOf(InternalError)
    expect(error).toMatchObject({ name: 'InternalError', message: 'x is not a function', cause })
    expect(errorToStytchError('text').message).toBe('text')
  })
})
