import { PorticoAPIUnreachableError } from '@portico/client'

/**
 * Loads code that a submit needs.
 *
 * @throws PorticoAPIUnreachableError if it cannot be loaded, because the user then reads about the connection
 */
export const loadForSubmit = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  load().catch((cause) => {
    throw new PorticoAPIUnreachableError('The code of the form could not be loaded.', { cause })
  })
