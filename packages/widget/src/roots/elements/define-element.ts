/** Defines a tag, unless another copy of this package has defined it: the elements of that copy work as well. */
export function defineElement(tag: string, ElementClass: CustomElementConstructor): void {
  if (customElements.get(tag)) return
  // a subclass, because a class can be defined only once, and the host may have defined this class with a tag of its
  // own
  customElements.define(tag, class extends ElementClass {})
}
