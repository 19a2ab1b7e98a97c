import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as client from '../../index.ts'
import {
  errorToPorticoError,
  InternalError,
  NoCurrentSessionError,
  PorticoAPIError,
  PorticoAPIUnreachableError,
  PorticoError,
  PorticoSDKError,
} from '../../index.ts'
import { nameErrors } from './errors.ts'

describe('errors', () => {
  // another file of the same process may have made a client by a compatible name
  beforeEach(() => nameErrors('Portico'))
  afterEach(() => nameErrors('Portico'))

  it('keep the names that hosts compare, even when a minifier renames the classes', () => {
    expect(new NoCurrentSessionError()).toMatchObject({ name: 'NoCurrentSessionError' })
    expect(new NoCurrentSessionError()).toBeInstanceOf(PorticoSDKError)
    expect(new PorticoSDKError('No.')).toMatchObject({ name: 'PorticoSDKError', message: 'No.' })
    expect(new PorticoSDKError('No.')).toBeInstanceOf(PorticoError)
  })

  it('are also found under their compatible and their older names', () => {
    expect(client).toMatchObject({
      StytchAPIError: PorticoAPIError,
      StytchSDKAPIError: PorticoAPIError,
      StytchAPISchemaError: client.PorticoAPISchemaError,
      StytchSDKSchemaError: client.PorticoAPISchemaError,
      StytchAPIUnreachableError: PorticoAPIUnreachableError,
      SDKAPIUnreachableError: PorticoAPIUnreachableError,
      StytchError: PorticoError,
      StytchSDKError: PorticoSDKError,
      StytchSDKUsageError: client.PorticoSDKUsageError,
      errorToStytchError: errorToPorticoError,
    })
  })

  it.each([
    ['createStytchClient()', () => void client.createStytchClient('public-token-test-1')],
    // a server refuses the class, which has chosen the names before
    ['new StytchClient()', () => void new client.StytchClient('public-token-test-1')],
  ])('have compatible names on a page that makes its client by %s', (_, make) => {
    const names = () => [
      new PorticoAPIUnreachableError('No.').name,
      new client.PorticoSDKUsageError('x', 'No.').name,
      new NoCurrentSessionError().name,
    ]
    expect(names()).toEqual([
      'PorticoAPIUnreachableError',
      'PorticoSDKUsageError',
      'NoCurrentSessionError',
    ])
    try {
      make()
    } catch (error) {
      expect(error).toMatchObject({ name: 'StytchSDKUsageError' })
    }
    expect(names()).toEqual([
      'StytchAPIUnreachableError',
      'StytchSDKUsageError',
      'NoCurrentSessionError',
    ])
  })

  it('are passed on unchanged; any other thrown value is converted to one', () => {
    const own = new PorticoAPIUnreachableError('Unable to contact our servers.')
    expect(errorToPorticoError(own)).toBe(own)
    const cause = new TypeError('x is not a function')
    const error = errorToPorticoError(cause)
    expect(error).toBeInstanceOf(InternalError)
    expect(error).toMatchObject({ name: 'InternalError', message: 'x is not a function', cause })
    expect(errorToPorticoError('text').message).toBe('text')
  })
})
