/** Defines a tag. Another copy of this package may have come first: its elements serve as well. */
export function defineElement(tag: string, ElementClass: CustomElementConstructor): void {
  if (customElements.get(tag)) return
  // a class can be defined only once, and the host may have given this one a tag of its own
  customElements.define(tag, class extends ElementClass {})
}
