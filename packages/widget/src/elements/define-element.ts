/**
 * Defines a tag. Another copy of this package may have come first: its elements serve as well.
 *
 * @param ElementClass - of elements, whatever properties they have
 */
export function defineElement(tag: string, ElementClass: unknown): void {
  if (customElements.get(tag)) return
  // a class can be defined only once, and the host may have given this one a tag of its own
  customElements.define(tag, class extends (ElementClass as CustomElementConstructor) {})
}
