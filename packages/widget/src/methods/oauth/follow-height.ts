const firstPx = 47
const debounceMs = 100

/**
 * Keeps a place as high as its content, which grows in several steps.
 *
 * @returns a function that stops it
 */
export function followHeight(place: HTMLElement, drawn: HTMLElement): () => void {
  let timer = 0
  const setHeight = (px: number) => place.style.setProperty('height', `${px || firstPx}px`)
  setHeight(firstPx)
  // a test environment without a layout has no heights to follow
  if (!globalThis.ResizeObserver) return () => {}
  const observer = new ResizeObserver(([entry]) => {
    clearTimeout(timer)
    timer = window.setTimeout(() => setHeight(entry?.contentRect.height ?? 0), debounceMs)
  })
  observer.observe(drawn)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
