import { type ClientOptions, nameErrors } from '@portico/client'
import { Portico } from './portico.ts'

/** See `Portico`. The errors of the page then have their compatible names as well. */
export class StytchUIClient extends Portico {
  constructor(publicToken: string, options?: ClientOptions) {
    nameErrors('Stytch')
    super(publicToken, options)
  }
}
