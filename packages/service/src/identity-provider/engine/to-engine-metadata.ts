/** How the engine is told: under its own name it would look the algorithm up in a list that has no "none". */
export const requestObjectMember = 'accepted_request_object_alg'

/** An app's metadata as the engine is shown it. */
export const toEngineMetadata = ({
  request_object_signing_alg: alg,
  ...rest
}: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...rest,
  ...(alg !== undefined && { [requestObjectMember]: alg }),
})

/** The same as it is stored and shown. */
export const toWireMetadata = ({
  [requestObjectMember]: alg,
  ...rest
}: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...rest,
  ...(alg !== undefined && { request_object_signing_alg: alg }),
})
