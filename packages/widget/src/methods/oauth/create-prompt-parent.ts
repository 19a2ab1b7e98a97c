/** The id by which Google's script finds the place of its prompt. It is fixed, because existing pages refer to it. */
export const promptParentId = 'google-parent-prompt'

/**
 * Creates the element that Google draws its prompt in. Google's script searches only the document. For a widget in a
 * shadow root, the element is therefore in the host's light DOM, and appears on the card through a slot.
 *
 * @param place - the element on the card that contains the slot
 * @returns the element; the caller removes it together with its place
 */
export function createPromptParent(place: HTMLElement): HTMLElement {
  const root = place.getRootNode()
  const parent = place.ownerDocument.createElement('div')
  parent.id = promptParentId
  if (root instanceof ShadowRoot) {
    parent.slot = 'one-tap'
    root.host.append(parent)
  } else {
    place.append(parent)
  }
  return parent
}
