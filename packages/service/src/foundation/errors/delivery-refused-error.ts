/**
 * The receiver refuses this message permanently. The error's text is stored and logged, so it contains no address and
 * no secret.
 */
export class DeliveryRefusedError extends Error {
  override readonly name: string = 'DeliveryRefusedError'
}
