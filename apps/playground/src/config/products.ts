/**
 * The products that a switch can turn on. A new one is a line here: its id, and the e-mail form it brings
 * to the widget, if any (the widget has room for one).
 */
export const products = [
  { id: 'emailMagicLinks', label: 'emailMagicLinks', hasEmailForm: true },
  { id: 'otp', label: 'otp', hasEmailForm: true },
  // shares the e-mail form of whichever stands beside it
  { id: 'passwords', label: 'passwords', hasEmailForm: false },
  { id: 'passkeys', label: 'passkeys', hasEmailForm: false },
  { id: 'oauth', label: 'oauth', hasEmailForm: false },
  { id: 'crypto', label: 'crypto', hasEmailForm: false },
] as const

export type ProductId = (typeof products)[number]['id']

/** The products that a configuration turns on; an absent list means what the widget takes it for. */
export function toProductIds(config: Readonly<Record<string, unknown>>): readonly unknown[] {
  return Array.isArray(config.products) ? config.products : ['emailMagicLinks']
}

/**
 * Turns a product on or off. Links and e-mail passcodes exclude each other, so turning one on turns the
 * other off; who wants to see the widget's own error about it writes both into the editor.
 *
 * @param ids - as configured; what no switch knows is kept
 * @returns the new list, in the old order
 */
export function switchProduct(
  ids: readonly unknown[],
  id: ProductId,
  isOn: boolean,
): readonly unknown[] {
  const others = ids.filter((other) => other !== id)
  if (!isOn) return others
  const takesEmailForm = products.some((product) => product.id === id && product.hasEmailForm)
  const rivals: readonly unknown[] = takesEmailForm
    ? products.filter(({ hasEmailForm }) => hasEmailForm).map((product) => product.id)
    : []
  return [...others.filter((other) => !rivals.includes(other)), id]
}
