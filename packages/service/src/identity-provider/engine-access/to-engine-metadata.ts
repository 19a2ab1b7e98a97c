/**
 * The name of the member for the engine. Under its own name, the engine would require an algorithm of a list that does
 * not contain `none`.
 */
export const requestObjectMember = 'accepted_request_object_alg'

/** Converts an app's metadata to the engine's names. */
export const toEngineMetadata = ({
  request_object_signing_alg: alg,
  ...rest
}: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...rest,
  ...(alg !== undefined && { [requestObjectMember]: alg }),
})

/** Converts the engine's metadata to the names that are stored and displayed. */
export const toWireMetadata = ({
  [requestObjectMember]: alg,
  ...rest
}: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...rest,
  ...(alg !== undefined && { request_object_signing_alg: alg }),
})
